/** Refusals about access. */
export const accessRefusals = {} as const;
