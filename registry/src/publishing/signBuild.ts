import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseManifest } from '../releases/manifest';
import { releaseFiles } from '../releases/releaseFiles';
import type { SigningKey } from '../signing/keys';
import { signStatement, type ReleaseStatement } from './statement';

/** Reads a built remote and signs it as a release. Throws where the folder holds none. */
export async function signBuild(
  directory: string,
  key: SigningKey,
  why?: string,
): Promise<{ statement: ReleaseStatement; signed: string }> {
  const { name, version, buildId } = parseManifest(await readFile(join(directory, 'remote.json'), 'utf8'));
  const files = await releaseFiles(directory);
  const statement = { name, version, buildId, files, issuedAt: new Date().toISOString(), why };
  return { statement, signed: await signStatement(statement, key) };
}
