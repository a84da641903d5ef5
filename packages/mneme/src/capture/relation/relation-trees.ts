export const TREES: readonly (readonly number[])[] = [];
