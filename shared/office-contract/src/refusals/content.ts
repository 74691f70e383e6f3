/** Refusals about content. */
export const contentRefusals = {} as const;
