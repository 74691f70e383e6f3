import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { hostname } from 'node:os';
import type { Database } from '../database';
import { lastDone } from './lastDone';
import * as store from './store';

const everyMs = 15_000;
const dayMs = 24 * 60 * 60_000;

export interface HeartbeatDependencies {
  database: Database;
  /** Whose disk is looked at, and whose marks tell when a back-up was made. */
  dataDir: string;
  /** What runs here. */
  release: string;
  /** Members who have the stream of a game open here. */
  streams: () => number;
  now: () => Date;
  onError: (error: unknown, what: string) => void;
}

/** Says every few seconds, in the database, that this server is there and how it is. */
export function createHeartbeat(dependencies: HeartbeatDependencies) {
  const { database, dataDir, release, streams, now, onError } = dependencies;
  const known = { id: randomUUID(), name: hostname(), release, startedAt: now() };
  let timer: NodeJS.Timeout | undefined;
  let beating: Promise<void> = Promise.resolve();

  async function beat(): Promise<void> {
    const disk = await statfs(existsSync(dataDir) ? dataDir : '.');
    const at = now();
    await database.transaction(async (transaction) => {
      await store.upsertServer(transaction, {
        ...{ ...known, seenAt: at, streams: streams() },
        diskFreeBytes: disk.bavail * disk.bsize,
        diskSizeBytes: disk.blocks * disk.bsize,
      });
      // One that ended without a word is shown for a day.
      await store.deleteServers(transaction, { seenBefore: new Date(at.getTime() - dayMs) });
      for (const name of ['backup', 'restore'] as const) {
        const doneAt = lastDone(dataDir, name);
        if (doneAt) await store.upsertChore(transaction, { name, doneAt });
      }
    });
  }

  function run(): void {
    beating = beat().catch((error: unknown) => onError(error, 'telling that this server runs'));
    timer = setTimeout(run, everyMs).unref();
  }

  return {
    beat,
    start: run,
    /** Takes the row away: who stops in order is not missed. */
    async stop(): Promise<void> {
      clearTimeout(timer);
      await beating;
      await database
        .transaction((transaction) => store.deleteServers(transaction, { id: known.id }))
        .catch((error: unknown) => onError(error, 'telling that this server has stopped'));
    },
  };
}
