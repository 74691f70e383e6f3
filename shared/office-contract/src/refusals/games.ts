/** Refusals about games. */
export const gamesRefusals = {} as const;
