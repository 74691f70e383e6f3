import type { Uses } from './checkUses.mjs';

/** Reads what sources use of shared modules. */
export function readUses(options: {
  /** Places are told of from here. */
  root: string;
  files: readonly string[];
  /** The declaration file of each module, below `directory`. */
  entries: Readonly<Record<string, string>>;
  directory: string;
}): Uses;
