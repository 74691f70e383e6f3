import type { Declarations } from './checkUses.mjs';

/** What remotes can use of modules, as who has them installed in `packageFile` sees them. */
export function readDeclarations(options: {
  packageFile: string;
  modules: readonly string[];
  /** Declarations of style sheets and pictures. */
  types: readonly string[];
  compiler?: string;
}): Declarations;

/** Writes declarations for a compiler to read; returns the file of each module. */
export function writeDeclarations(declarations: Declarations, directory: string): Record<string, string>;

/** Writes the declaration files of modules (file by module), and of all that they reach, below `output`. */
export function emitDeclarations(options: {
  entries: Readonly<Record<string, string>>;
  types?: readonly string[];
  output: string;
  compiler: string;
}): void;
