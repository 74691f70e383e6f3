export const root: string;
export const pnpm: readonly string[];
export const remotes: readonly string[];
