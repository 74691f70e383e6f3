import { z } from 'zod';

/**
 * What an operator may do: `activate` moves what runs (activate, roll back, canary), `administer` changes teams,
 * overrides and canary settings. Publishing is a team's key and nothing else.
 */
export const rightSchema = z.enum(['activate', 'administer']);
export type Right = z.infer<typeof rightSchema>;
