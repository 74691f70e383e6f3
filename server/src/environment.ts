import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { readVariables } from './readVariables';

/**
 * Adds to an environment what the file of `ENV_FILE` gives, `.env` unless told, and the environment does not. Every
 * program calls it once, first of all. No file is no fault; throws an Error of one sentence for one that can't be read.
 */
export function loadEnvironment(env: NodeJS.ProcessEnv = process.env): void {
  const file = readVariables(env, ['ENV_FILE']).ENV_FILE;
  if (file === '') return;
  try {
    const given = parseEnv(readFileSync(file, 'utf8'));
    for (const [name, value] of Object.entries(given)) env[name] ??= value;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw new Error(`The environment file ${file} can't be read: ${(error as Error).message}`);
  }
}

/** A program that runs with what the file of `ENV_FILE` gives. */
export const withEnvironment =
  <Terminal extends { env: NodeJS.ProcessEnv }, Program>(make: (terminal: Terminal) => Program) =>
  (terminal: Terminal): Program => {
    loadEnvironment(terminal.env);
    return make(terminal);
  };
