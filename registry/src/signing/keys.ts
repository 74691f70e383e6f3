import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

export interface SigningKey {
  privateKey: CryptoKey;
  /** Public half, as JWK; what shells pin. */
  publicJwk: JWK;
}

/** The ECDSA P-256 key kept in a file, readable by its owner only; made on first use. */
export const openKey = async (file: string): Promise<SigningKey> =>
  (await readKey(file)) ?? keyOf(await makeJwk(file));

/** The key kept in a file; null where the file isn't there. */
export async function readKey(file: string): Promise<SigningKey | null> {
  const jwk = await readJwk(file);
  return jwk && keyOf(jwk);
}

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
