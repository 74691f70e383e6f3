import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCluster } from '../src/database/postgres/cluster';
import { readOtherOwner } from '../src/database/postgres/pidFiles';
import { stopPostmaster } from '../src/database/postgres/server';

export const testClusterPrefix = 'members-test-';

/** Removes the clusters of test runs that are over, also of killed ones, whose server may still be running. */
export async function removeLeftovers(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(testClusterPrefix))) {
    const dataDir = join(tmpdir(), name);
    try {
      if (ownerIsYetToCome(dataDir)) continue;
      if (await stopAbandoned(dataDir)) rmSync(dataDir, { recursive: true, force: true });
    } catch {
      // Another user's, or just removed by another run.
    }
  }
}

function ownerIsYetToCome(dataDir: string): boolean {
  const { birthtimeMs } = statSync(dataDir);
  return Date.now() - birthtimeMs < 10_000 && !existsSync(join(dataDir, 'postgres', 'owner.pid'));
}

/**
 * Stops the server of a data directory that no living process owns. Answers whether the directory is at rest
 * now, false where somebody still uses it.
 */
export async function stopAbandoned(dataDir: string): Promise<boolean> {
  const cluster = openCluster(dataDir);
  if (readOtherOwner(cluster.dir) !== null) return false;
  await stopPostmaster(cluster);
  return true;
}
