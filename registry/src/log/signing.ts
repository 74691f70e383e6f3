import { CompactSign, exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

export interface SigningKey {
  privateKey: CryptoKey;
  /** Public half, as JWK; what shells pin. */
  publicJwk: JWK;
}

/** Reads the ECDSA P-256 key in a file that only its owner can read; makes file and key on first use. */
export const openKey = async (file: string): Promise<SigningKey> => (await readKey(file)) ?? makeKey(file);

/** Makes a key in a file that isn't there yet. */
export const makeKey = async (file: string): Promise<SigningKey> => keyOf(await makeJwk(file));

/** Reads the key in a file; null if there is no such file. */
export async function readKey(file: string): Promise<SigningKey | null> {
  const jwk = await readJwk(file);
  return jwk && keyOf(jwk);
}

/** What a header says beside the algorithm: `kid` if the reader has several keys to choose from, `chain` of documents. */
export interface SignedHeader {
  kid?: string;
  /** `RegistryState.keyChain`. */
  chain?: readonly string[];
}

/** A value as JSON in a compact JWS (ES256). */
export const signJson = (
  value: unknown,
  { privateKey }: Pick<SigningKey, 'privateKey'>,
  header: SignedHeader = {},
): Promise<string> =>
  new CompactSign(new TextEncoder().encode(JSON.stringify(value)))
    .setProtectedHeader({ alg: 'ES256', ...header })
    .sign(privateKey);

async function keyOf(jwk: JWK): Promise<SigningKey> {
  const { d: _private, ...publicJwk } = jwk;
  return { privateKey: (await importJWK(jwk, 'ES256')) as CryptoKey, publicJwk };
}

async function readJwk(file: string): Promise<JWK | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as JWK;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new Error(`${file} holds no key.`, { cause: error });
  }
}

async function makeJwk(file: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(file, JSON.stringify(jwk), { mode: 0o600, flag: 'wx' });
  return jwk;
}
