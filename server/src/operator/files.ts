import type { Terminal } from '@members/command-line';
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

/** A relative path is relative to where the command was typed: npm runs it in the repository's root. */
const pathOf = (path: string, env: NodeJS.ProcessEnv): string => resolve(env.INIT_CWD ?? '.', path);

/** What is in a file, or is piped in for `-`. */
export async function readInput(
  path: string,
  env: NodeJS.ProcessEnv,
  encoding: BufferEncoding = 'utf8',
): Promise<string> {
  if (path === '-') return (await buffer(process.stdin)).toString(encoding);
  return readFile(pathOf(path, env), encoding).catch(() => {
    throw new Error(`There is no file ${path} to read.`);
  });
}

/** To a file that its owner alone can read, since it may be about members; without a path to the terminal as it is. */
export async function writeOutput(
  content: string | Buffer | Readable,
  path: string | undefined,
  { env, write }: Terminal,
): Promise<void> {
  const source = content instanceof Readable ? content : Readable.from([content]);
  if (path === undefined) for await (const piece of source) await write(piece as string | Buffer);
  else await pipeline(source, createWriteStream(pathOf(path, env), { mode: 0o600 }));
}
