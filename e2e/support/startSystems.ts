import { brokenAddress, brokenPort, mainPort } from './ports';
import { startProgram, startSystem } from './system';

/** Before all specs: the whole system, and a second page server whose remotes are broken on purpose. */
export default async function startSystems() {
  const main = await startSystem(mainPort, { ORIGINS: brokenAddress });
  process.env.E2E_DATA_DIR = main.dataDirectory;
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
