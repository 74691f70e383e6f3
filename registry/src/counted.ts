/** `1 finding`, `2 findings`. */
export const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;
