import { brokenAddress, brokenPort, dataDirectoryVariable, mainPort } from './ports';
import { addShortGame } from './shortGame';
import { ssoSecret } from './ssoTicket';
import { startProgram, startSystem } from './system';

/** Before all specs: the whole system, and a second page server whose remotes are broken on purpose. */
export default async function startSystems() {
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
  };
}
