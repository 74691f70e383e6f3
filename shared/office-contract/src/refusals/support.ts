/** Refusals about support. */
export const supportRefusals = {} as const;
