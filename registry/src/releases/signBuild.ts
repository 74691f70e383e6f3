/** The team's side of publishing: its build as a signed statement and an upload. */
import { calculateJwkThumbprint } from 'jose';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { signJson, type SigningKey } from '../log/signing';
import { parseManifest } from './manifest';
import { mapFiles, releaseFiles, type ReleaseFile } from './releaseFiles';
import { sourceOf } from './sourceOf';
import type { ReleaseStatement } from './statement';

/**
 * Lists a built remote as a release, with its source maps and the commit that it is of, and signs that; unless it is told
 * what is new, that is the subject of the commit. Rejects if the folder holds no built remote.
 */
export async function signBuild(
  directory: string,
  key: SigningKey,
  note?: string,
): Promise<{ statement: ReleaseStatement; signed: string }> {
  const { name, version, buildId } = parseManifest(await readFile(join(directory, 'remote.json'), 'utf8'));
  const files = [...(await releaseFiles(directory)), ...(await mapFiles(directory))];
  const { source, subject } = (await sourceOf(directory)) ?? {};
  const why = note ?? subject;
  const statement = { name, version, buildId, files, issuedAt: new Date().toISOString(), why, source };
  return { statement, signed: await signStatement(statement, key) };
}

/** The statement as a compact JWS (ES256), signed with the team's key. */
export const signStatement = async (statement: ReleaseStatement, key: SigningKey): Promise<string> =>
  signJson(statement, key, { kid: await calculateJwkThumbprint(key.publicJwk) });

/** The form that uploads a release: its signed statement, then each file under its path. */
export async function uploadForm(
  directory: string,
  { signed, files }: { signed: string; files: readonly ReleaseFile[] },
): Promise<FormData> {
  const form = new FormData();
  form.append('release', signed);
  for (const { path } of files)
    form.append(path, new Blob([await readFile(join(directory, path))]), basename(path));
  return form;
}
