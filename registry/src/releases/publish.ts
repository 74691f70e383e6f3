import { releaseId } from '@members/mfe-kit/release';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '../log/refusal';
import { findRelease, type RegistryState } from '../log/state';
import { ownTeamKey } from '../administration/teams';
import { parseManifest } from './manifest';
import { assertUnpublished, readFiles, type ReleaseStore } from './openReleaseStore';
import { assertWithinQuota } from './quota';
import { signBuild } from './signBuild';
import { assertStillTeam, readStatement, type SignedStatement } from './statement';
import type { IncomingFile } from './storeFiles';

/** What a team uploads: its signed statement, then the files in any order. */
export interface Upload {
  /** Compact JWS. */
  statement: string;
  files: AsyncIterable<IncomingFile>;
}

/** How many uploads a team may have under way at once. */
const mostUploads = 2;

/**
 * Publishes what teams upload. An upload rejects with a Refusal, before any file is read, if the statement is not valid,
 * the release was published before, or the team has used up its quota.
 */
export function createUploads(registry: ReleaseStore, now: () => number) {
  const underWay = new Map<string, number>();

  return async ({ statement: jws, files }: Upload): Promise<Published> => {
    const signed = await readStatement(jws, registry.state().teams, now());
    const { team, statement } = signed;
    assertUnpublished(registry.state(), statement);
    const bytes = statement.files.reduce((sum, file) => sum + file.bytes, 0);
    const assertMay = (state: RegistryState) => assertWithinQuota(state, { team, bytes, now: now() });
    assertMay(registry.state());
    const others = underWay.get(team) ?? 0;
    if (others >= mostUploads)
      throw new Refusal(
        'busy',
        `Team ${team} has ${others} uploads under way. Wait until one of them is done.`,
      );
    underWay.set(team, others + 1);
    try {
      return await publishSigned(registry, { ...signed, files, assertMay });
    } finally {
      underWay.set(team, underWay.get(team)! - 1);
    }
  };
}

interface Published {
  name: string;
  releaseId: string;
}

interface Signed extends SignedStatement {
  files: AsyncIterable<IncomingFile>;
  /** What must hold besides, once all has been received. */
  assertMay?: (state: RegistryState) => void;
}

async function publishSigned(
  registry: ReleaseStore,
  { statement, files, assertMay, ...by }: Signed,
): Promise<Published> {
  const { name, why = 'Published', source } = statement;
  const releaseId = await registry.receive(statement, files, {
    actor: { kind: 'team', name: by.team },
    why,
    source,
    assertMay(state) {
      assertStillTeam(state, by);
      assertMay?.(state);
    },
  });
  return { name, releaseId };
}

/**
 * Publishes a remote that was built on the registry's own machine, signed with its team's key as an upload is;
 * no quota counts for it.
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
  const read = await readStatement(signed, registry.state().teams, Date.now());
  const files = readFiles(directory, statement.files);
  return { ...(await publishSigned(registry, { ...read, files })), published: true };
}
