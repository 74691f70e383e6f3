import type { RegistryDocument } from '@members/mfe-kit';
import type { RefusedDocument } from '../src/registry/readDocument';
import { openRegistry } from '../src/registry/registry';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const encode = (text: string) => new TextEncoder().encode(text);

/** A key of a registry, and what signs with it. */
export async function makeSigner() {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const sign = async (content: string, header: object = {}) => {
    const whole = JSON.stringify({ alg: 'ES256', ...header });
    const signed = `${base64url(encode(whole))}.${base64url(encode(content))}`;
    const hash = { name: 'ECDSA', hash: 'SHA-256' };
    return `${signed}.${base64url(new Uint8Array(await crypto.subtle.sign(hash, privateKey, encode(signed))))}`;
  };
  return { key: await crypto.subtle.exportKey('jwk', publicKey), sign };
}
export type Signer = Awaited<ReturnType<typeof makeSigner>>;

export const release = (buildId: string) => ({
  name: 'mfe-x',
  version: '1.0.0',
  buildId,
  container: `mfe_x__${buildId}`,
  baseUrl: `/remotes/mfe-x/1.0.0+${buildId}`,
  entry: 'remoteEntry.js',
  entryIntegrity: 'sha256-x',
  routes: [{ path: '/X', access: 'public', titles: {} }],
});

/** What a registry signs of `mfe-x`. */
export const documentOf = (revision: number, buildId: string) => ({
  revision,
  issuedAt: '2026-11-23T12:00:00.000Z',
  expiresAt: '2026-11-30T12:00:00.000Z',
  remotes: { 'mfe-x': { active: release(buildId), previous: null, canary: null, forced: false } },
  overrides: 'nobody',
});

export const activeOf = ({ remotes }: RegistryDocument) => remotes['mfe-x']?.active.buildId;

/**
 * A registry's key for a file of tests, and a browser for each of them: `open` opens the registry in its storage,
 * `problems` names what was refused. Signs what `signer.sign` is given, and with `signed` documents of `mfe-x`.
 */
export function createTestRegistry() {
  const signer = {} as Signer;
  const refused: RefusedDocument[] = [];
  beforeAll(async () => void Object.assign(signer, await makeSigner()));
  beforeEach(() => {
    localStorage.clear();
    refused.length = 0;
  });
  return {
    signer,
    open: (key: JsonWebKey = signer.key, servedAt?: string) =>
      openRegistry({ key, servedAt, storage: localStorage, onRefused: (each) => refused.push(each) }),
    problems: () => refused.map(({ problem }) => problem),
    signed: (revision: number, buildId = 'a') => signer.sign(JSON.stringify(documentOf(revision, buildId))),
  };
}
