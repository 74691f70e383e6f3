import { mkdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { replaceFile } from '../replaceFile';
import { rightSchema } from './right';

const operatorSchema = z.object({
  name: z.string(),
  rights: z.array(rightSchema),
  /** argon2id. */
  passwordHash: z.string(),
  /** Base32. */
  codeSecret: z.string(),
});
export type Operator = z.infer<typeof operatorSchema>;

/** The file of the operators' secrets in a registry's directory. Readable by its owner only. */
export const operatorsFile = (directory: string): string => join(directory, 'operators.json');

/** The operators of a file; none where it isn't there. Throws an Error that names the file where it can't be read. */
export async function readOperators(file: string): Promise<Operator[]> {
  try {
    return z.array(operatorSchema).parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw new Error(`The operators' file ${file} can't be read.`, { cause: error });
  }
}

/** A reader meanwhile finds the old operators or the new ones. */
export async function writeOperators(file: string, operators: readonly Operator[]): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await replaceFile(file, `${JSON.stringify(operators, null, 2)}\n`);
}

/** Reads a file of operators, and again once it has changed: the command line writes it while the registry runs. */
export function followOperators(
  file: string,
  /** Hears of the operators each time that they are read; it is waited for. */
  onRead: (operators: readonly Operator[]) => Promise<void>,
) {
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
