// Precision and recall per label over answers to a labelled set, in the shape every evaluation prints.

interface Answer {
	readonly id: string;
	readonly wanted: string;
	readonly found: string;
}

export interface LabelFigures {
	kind: string;
	count: number;
	accuracy: number;
	labels: Record<string, { precision: number; recall: number; count: number }>;
	failed: string[];
}

export function measureLabels(kind: string, labels: readonly string[], answers: readonly Answer[]): LabelFigures {
	const failed = answers.filter(({ wanted, found }) => wanted !== found).map(({ id }) => id);
	const figures = labels.map((label) => {
		const right = answers.filter(({ wanted, found }) => wanted === label && found === label).length;
		const count = answers.filter(({ wanted }) => wanted === label).length;
		const claimed = answers.filter(({ found }) => found === label).length;
		return [label, { precision: ratio(right, claimed), recall: ratio(right, count), count }] as const;
	});
	return {
		kind,
		count: answers.length,
		accuracy: ratio(answers.length - failed.length, answers.length),
		labels: Object.fromEntries(figures),
		failed,
	};
}

function ratio(part: number, whole: number): number {
	return whole === 0 ? 1 : Math.round((part / whole) * 10_000) / 10_000;
}
