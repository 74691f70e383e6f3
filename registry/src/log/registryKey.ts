import type { JWK } from 'jose';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeKey, openKey, readKey, signJson, type SigningKey } from './signing';

/** What one link of the chain says: the key before has signed that the next one takes its place. */
export interface KeyLink {
  before: JWK;
  next: JWK;
}

/** The file of the key that signs the document, and of the next one until the log names it. */
const keyFile = (directory: string): string => join(directory, 'signing-key.json');
const nextKeyFile = (directory: string): string => join(directory, 'signing-key.next.json');

const wayBack =
  'Bring it back from the back-up, or make a new one with `npm run registry -- keys replace` (docs/operations.md).';

/**
 * The key that signs the document. A registry whose log is empty gets its first one. `named` is the key that the log
 * names, null where it is still the first. Finishes or drops what a crash left of a change of keys. Rejects with an
 * Error where the key is missing or another one.
 */
export async function openRegistryKey(
  directory: string,
  { named, isNew }: { named: JWK | null; isNew: boolean },
): Promise<SigningKey> {
  const file = keyFile(directory);
  const next = await readKey(nextKeyFile(directory));
  if (next && next.publicJwk.x === named?.x) await takeNextKey(directory);
  else await rm(nextKeyFile(directory), { force: true });
  const key = isNew ? await openKey(file) : await readKey(file);
  if (!key) throw new Error(`The registry's key ${file} is missing. ${wayBack}`);
  if (named && key.publicJwk.x !== named.x)
    throw new Error(`${file} is not the key that the registry's log names. ${wayBack}`);
  return key;
}

/** The public half of the key in a registry's directory; null where it is lost. */
export const presentKey = async (directory: string): Promise<JWK | null> =>
  (await readKey(keyFile(directory)).catch(() => null))?.publicJwk ?? null;

/** Makes the key that is to come, in a file of its own: it signs nothing before `takeNextKey`. */
export async function makeNextKey(directory: string): Promise<SigningKey> {
  await rm(nextKeyFile(directory), { force: true });
  return makeKey(nextKeyFile(directory));
}

/** Puts the next key in the place of the present one, once the log names it. */
export const takeNextKey = (directory: string): Promise<void> =>
  rename(nextKeyFile(directory), keyFile(directory));

/** The link by which shells follow from one key to the next. */
export const linkTo = (next: JWK, before: SigningKey): Promise<string> =>
  signJson({ before: before.publicJwk, next } satisfies KeyLink, before);
