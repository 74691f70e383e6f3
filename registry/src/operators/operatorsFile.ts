import { mkdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { remoteNameSchema, rightSchema } from '../log/change';
import { replaceFile } from '../log/replaceFile';

const operatorSchema = z.object({
  name: z.string(),
  rights: z.array(rightSchema),
  /** The only remote that they see and decide about; all of them unless named. */
  remote: remoteNameSchema.optional(),
  /** argon2id. */
  passwordHash: z.string(),
  /** Base32. */
  codeSecret: z.string(),
});
export type Operator = z.infer<typeof operatorSchema>;

/** The file with the operators' secrets in a registry's directory. Only its owner can read it. */
export const operatorsFile = (directory: string): string => join(directory, 'operators.json');

/** Reads the operators in a file; none if there is no such file. Rejects with an Error that names an unreadable file. */
export async function readOperators(file: string): Promise<Operator[]> {
  try {
    return z.array(operatorSchema).parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw new Error(`The operators' file ${file} can't be read.`, { cause: error });
  }
}

/** Replaces the operators in a file in one step. */
export async function writeOperators(file: string, operators: readonly Operator[]): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await replaceFile(file, `${JSON.stringify(operators, null, 2)}\n`);
}

/**
 * Makes a function that returns the operators in a file. It reads the file again after a change, since the command line
 * writes it while the registry runs; then it waits for `onRead`.
 */
export function watchOperators(file: string, onRead: (operators: readonly Operator[]) => Promise<void>) {
  let known: { stamp: string; operators: Operator[] } | null = null;
  return async (): Promise<readonly Operator[]> => {
    const stamp = await stat(file).then(
      ({ mtimeMs, size, ino }) => `${mtimeMs} ${size} ${ino}`,
      () => 'none',
    );
    if (known?.stamp !== stamp) {
      known = { stamp, operators: await readOperators(file) };
      await onRead(known.operators);
    }
    return known.operators;
  };
}
