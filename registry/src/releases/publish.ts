import { releaseId } from '@members/mfe-kit/release';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findRelease } from '../log/state';
import { ownTeamKey } from '../operators/teams';
import { parseManifest } from './manifest';
import { assertUnpublished, readFiles, type ReleaseStore } from './openReleaseStore';
import { signBuild } from './signBuild';
import { assertStillTeam, readStatement } from './statement';
import type { IncomingFile } from './storeFiles';

/** What a team uploads: its signed statement, then the files in any order. */
export interface Upload {
  /** Compact JWS. */
  statement: string;
  files: AsyncIterable<IncomingFile>;
}

/**
 * Publishes a release as its team signed it. Rejects with a Refusal, before it reads any file, if the statement is not
 * valid or the release was published before.
 */
export async function publishUpload(
  registry: ReleaseStore,
  { statement: jws, files }: Upload,
  now: number,
): Promise<{ name: string; releaseId: string }> {
  const { team, key, statement } = await readStatement(jws, registry.state().teams, now);
  assertUnpublished(registry.state(), statement);
  const { name, why = 'Published' } = statement;
  const id = await registry.receive(statement, files, {
    actor: { kind: 'team', name: team },
    why,
    assertMay: (state) => assertStillTeam(state, { team, key }),
  });
  return { name, releaseId: id };
}

/**
 * Publishes a remote that was built on the registry's own machine, signed with its team's key as an upload is.
 * `published` is false if this build was published before.
 */
export async function publishBuild(
  registry: ReleaseStore,
  directory: string,
  why: string,
): Promise<{ name: string; releaseId: string; published: boolean }> {
  const manifest = parseManifest(await readFile(join(directory, 'remote.json'), 'utf8'));
  const { name } = manifest;
  const id = releaseId(manifest);
  if (findRelease(registry.state(), name, id)) return { name, releaseId: id, published: false };
  const { statement, signed } = await signBuild(directory, await ownTeamKey(registry, name), why);
  const upload = { statement: signed, files: readFiles(directory, statement.files) };
  return { ...(await publishUpload(registry, upload, Date.now())), published: true };
}
