export const root: string;
export const pnpm: readonly string[];
