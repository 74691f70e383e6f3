import type { FullConfig } from '@playwright/test';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataDirectoryVariable, mainPortOf } from './ports';
import { addShortGame } from './shortGame';
import { ssoSecret } from './ssoTicket';
import { startProgram, startSystem } from './system';

/** Before all specs, for each worker: the whole system, and a page server whose remotes are broken on purpose. */
export default async function startSystems({ workers }: FullConfig) {
  // Data, copied builds and profiles of the whole run, removed with it. Readable, since a database that root starts
  // runs as somebody else.
  const directory = mkdtempSync(join(tmpdir(), 'members-specs-'));
  chmodSync(directory, 0o755);
  process.env.TMPDIR = directory;
  const stops = await Promise.all(Array.from({ length: workers }, (_, worker) => startFor(worker)));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
    rmSync(directory, { recursive: true, force: true });
  };
}

async function startFor(worker: number) {
  const port = mainPortOf(worker);
  const broken = { port: port + 1, address: `http://localhost:${port + 1}` };
  const env = { SSO_SECRET: ssoSecret, CLOCK_PORT: String(port + 4) };
  const [main, pages] = await Promise.all([
    startSystem(port, env, 'e2e/support/clockedSystem.ts'),
    startProgram(
      'e2e/support/brokenSystem.ts',
      { PORT: String(broken.port), MAIN_PORT: String(port) },
      broken.address,
    ),
  ]);
  // Specs run in processes of their own, which inherit this.
  process.env[dataDirectoryVariable(worker)] = main.dataDirectory;
  await addShortGame(main.dataDirectory);
  return async () => {
    await pages.stop();
    await main.stop();
  };
}
