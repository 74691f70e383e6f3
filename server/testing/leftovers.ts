import { existsSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCluster } from '../src/database/postgres/cluster';
import { readOtherOwner } from '../src/database/postgres/pidFiles';
import { stopPostmaster } from '../src/database/postgres/server';

export const testClusterPrefix = 'members-test-';

/** Linux keeps these files in memory. */
const inMemory = '/dev/shm';
/** A run of all tests takes a fifth of it. */
const roomNeeded = 1024 ** 3;

/**
 * Where the cluster of a test run lies: in memory, where there is room. On a disk, making and removing files is a sixth
 * of the processor time of the server's tests.
 */
export function testClusterFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize > roomNeeded ? inMemory : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** Removes the clusters of test runs that are over, also of killed ones, whose server may still be running. */
export async function removeLeftovers(): Promise<void> {
  const clusters = [tmpdir(), inMemory].filter(existsSync).flatMap((folder) =>
    readdirSync(folder)
      .filter((entry) => entry.startsWith(testClusterPrefix))
      .map((entry) => join(folder, entry)),
  );
  for (const dataDir of clusters) {
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
