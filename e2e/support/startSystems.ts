import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brokenAddress, brokenPort, dataDirectoryVariable, mainPort } from './ports';
import { addShortGame } from './shortGame';
import { ssoSecret } from './ssoTicket';
import { startProgram, startSystem } from './system';

/** Before all specs: the whole system, and a second page server whose remotes are broken on purpose. */
export default async function startSystems() {
  // Data, copied builds and profiles of the whole run, removed with it. Readable, since a database that root starts
  // runs as somebody else.
  const directory = mkdtempSync(join(tmpdir(), 'members-specs-'));
  chmodSync(directory, 0o755);
  process.env.TMPDIR = directory;
  const main = await startSystem(mainPort, { ORIGINS: brokenAddress, SSO_SECRET: ssoSecret });
  // Specs run in processes of their own, which inherit this.
  process.env[dataDirectoryVariable] = main.dataDirectory;
  await addShortGame(main.dataDirectory);
  const broken = await startProgram(
    'e2e/support/brokenSystem.ts',
    { PORT: String(brokenPort), API_BASE_URL: `${main.address}/api` },
    brokenAddress,
  );
  return async () => {
    await broken.stop();
    await main.stop();
    rmSync(directory, { recursive: true, force: true });
  };
}
