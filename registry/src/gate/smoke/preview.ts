import type { ListedRelease, RegistryDocument } from '@members/mfe-kit/release';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { signJson } from '../../signing/signJson';
import { documentOf } from '../../state/documentOf';
import type { RegistryState } from '../../state/state';

/** A document as it would be with a release running for everybody, and the key that a shell knows it by. */
export interface Preview {
  signed: string;
  key: JWK;
}

/**
 * Signed by a key of its own, made for this one check: the registry's key never signs what is not in force, so a
 * preview is worth nothing to anybody else's shell. Nothing to fall back to is in it.
 */
export async function previewOf(state: RegistryState, release: ListedRelease): Promise<Preview> {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const now = documentOf(state);
  const running = { active: release, previous: null, canary: null, forced: false };
  const document: RegistryDocument = {
    ...now,
    revision: now.revision + 1,
    remotes: { ...now.remotes, [release.name]: running },
  };
  const key = await exportJWK(publicKey);
  return { signed: await signJson(document, { privateKey }), key };
}

/** The page of a shell with the preview in place of the document that it came with. */
export function withPreview(html: string, { signed, key }: Preview): string {
  const settings = /(<script id="members-settings"[^>]*>)([^<]*)/;
  const document = /(<script id="members-registry"[^>]*>)([^<]*)/;
  if (!settings.test(html) || !document.test(html))
    throw new Error('The page of the shell carries no document of the registry.');
  return html
    .replace(settings, (_all, tag: string, json: string) => {
      const text = JSON.stringify({ ...JSON.parse(json), registryKey: key, fetchAhead: false });
      return tag + text.replaceAll('<', '\\u003c');
    })
    .replace(document, (_all, tag: string) => tag + signed);
}
