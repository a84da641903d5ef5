"""Which words of a wish and of memories are the same: told to the model by token types, as src/inference/marks.ts does."""
import functools
import re

WISH, MEMORY, SHARED_MEMORY, SHARED_WISH, NEAR_MEMORY, NEAR_WISH = range(6)
UNKNOWN = "[UNK]"
UNSPACED = re.compile("[\u3005\u3040-\u30ff\u3400-\u9fff]")
APART = re.compile("[\u3400-\u4dbf\u4e00-\u9fff]|[^\u3400-\u4dbf\u4e00-\u9fff]+")
LEAST, LEAST_START, LEAST_PART, START_SHARE = 3, 4, 5, 0.6


def named_pieces(text, encode):
    """The tokens of a text; a Chinese letter that the tokenizer does not know keeps its name, so that it can be compared."""
    found = []
    for part in APART.findall(text):
        tokens = encode(part)
        found += [part] if len(part) == 1 and tokens == [UNKNOWN] else tokens
    return found


def words_of(tokens):
    """Where each word stands and what it is; letters of scripts without spaces are words of their own, by twos."""
    found = []
    for at, token in enumerate(tokens):
        piece = token.removeprefix("##")
        if token == UNKNOWN:
            continue
        if UNSPACED.search(piece):
            found.append((at, at + 1, piece, True))
        elif token != piece and found and not found[-1][3] and found[-1][1] == at:
            found[-1] = (found[-1][0], at + 1, found[-1][2] + piece, False)
        else:
            found.append((at, at + 1, piece, False))
    return found


NOT, NEAR, SAME = range(3)


@functools.lru_cache(500_000)
def likeness(one, other):
    """The same word, one of several or not; near it: in another form, or as part of a longer one; a number only as a whole."""
    short, long = (one, other) if len(one) <= len(other) else (other, one)
    has_digits = any(c.isdigit() for c in short)
    if len(short) < LEAST and not has_digits:
        return NOT
    if short == long or short + "s" == long:
        return SAME
    if has_digits or len(short) < LEAST_START:
        return NOT
    start = 0
    while start < len(short) and short[start] == long[start]:
        start += 1
    if start >= LEAST_START and start >= START_SHARE * len(long):
        return NEAR
    return NEAR if len(short) >= LEAST_PART and short in long else NOT


def pairs_of(words):
    return {(one[2], two[2]) for one, two in zip(words, words[1:]) if one[3] and two[3] and one[1] == two[0]}


def shared(words, others):
    """Which of the words some of the others are, too, and whether they are only near."""
    plain = {text for _, _, text, unspaced in others if not unspaced}
    twos = pairs_of(others)
    found = []
    for at, (start, end, text, unspaced) in enumerate(words):
        if unspaced:
            is_shared = any(two in twos for two in pairs_of(words[max(0, at - 1) : at + 2]) if text in two)
            how = SAME if is_shared else NOT
        else:
            how = max((likeness(text, other) for other in plain), default=NOT)
        if how != NOT:
            found.append((start, end, how == NEAR))
    return found
