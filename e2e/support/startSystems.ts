import type { FullConfig } from '@playwright/test';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataDirectoryVariable, mainPortOf } from './ports';
import { addShortGame } from './shortGame';
import { ssoSecret } from './ssoTicket';
import { startSystem } from './system';

/** Before all specs, for each worker: the whole system. */
export default async function startSystems({ workers }: FullConfig) {
  // Data, copied builds and profiles of the whole run, removed with it. Readable, since a database that root starts
  // runs as somebody else.
  const directory = mkdtempSync(join(tmpdir(), 'members-specs-'));
  chmodSync(directory, 0o755);
  process.env.TMPDIR = directory;
  const stops = await Promise.all(
    Array.from({ length: workers }, (_, worker) => startFor(worker, join(directory, `worker-${worker}`))),
  );
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
    rmSync(directory, { recursive: true, force: true });
  };
}

async function startFor(worker: number, dataDirectory: string) {
  const port = mainPortOf(worker);
  const env = { SSO_SECRET: ssoSecret, CLOCK_PORT: String(port + 4), DATA_DIR: dataDirectory };
  const main = await startSystem(port, env, 'e2e/support/clockedSystem.ts');
  // Specs run in processes of their own, which inherit this.
  process.env[dataDirectoryVariable(worker)] = dataDirectory;
  await addShortGame(dataDirectory);
  return main.stop;
}
