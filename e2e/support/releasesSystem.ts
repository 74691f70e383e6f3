/**
 * The office of a registry with its gate, over real builds of which it has several releases each. Operators, and the log
 * of what they do, are those of the system under test.
 */
import { openRegistry, releaseId } from '@members/registry';
import { serveWeb } from '@members/system/serveWeb';
import { join } from 'node:path';
import {
  createHttpServer,
  createLocalBeacon,
  createOffice,
  createOfficeAccess,
  loadConfig,
  openDatabase,
  runningPostgres,
} from '../../server/src';
import { checkRelease } from '../../registry/src/gate/checkRelease';
import { systemTime } from './clock';
import { mainAddress, mainDataDirectory, releasesPorts } from './ports';
import { makeRelease, published } from './severalReleases';

const root = process.cwd();
const directory = process.env.RELEASES_DIR ?? '';
// The routes of a release are mounted by the gate's own specs; here it says that it has no browser.
process.env.CHROMIUM_PATH = '/nowhere/chromium';

const config = loadConfig({
  ...process.env,
  DATA_DIR: mainDataDirectory(),
  PORT: String(releasesPorts.members),
  OFFICE_PORT: String(releasesPorts.office),
  LOG_LEVEL: 'warn',
});
const database = openDatabase(runningPostgres(config.dataDir)!.url, { max: 4 });
const ahead = (await systemTime()) - Date.now();
const now = () => new Date(Date.now() + ahead);

const registry = await openRegistry(join(directory, 'registry'));
for (const [name, kinds] of Object.entries(published)) {
  const by = { actor: { kind: 'team', name }, why: 'Published for the specs' } as const;
  for (const kind of kinds) {
    const built = makeRelease(kind, join(root, name, 'dist'), join(directory, 'built', name));
    const { manifest } = await registry.publish(built, by);
    if (kind === 'before' || kind === 'running') await registry.activate(name, releaseId(manifest), by);
  }
}

const app = createHttpServer(config);
const office = await serveWeb(app, {
  ...{ registry, root, config },
  gate: (input) => checkRelease({ ...input, shellUrl: config.appOrigin }),
  access: createOfficeAccess({ ...config, database, now }),
  sources: async () => ({ frames: [], media: [] }),
  api: () => `${mainAddress}/api`,
});
office.get('/healthz', () => 'ok');
const beacon = createLocalBeacon({ dataDir: config.dataDir, now });
await office.register(createOffice({ ...config, database, now, beacon, providers: [] }).api);
await app.listen({ port: config.port });
await office.listen({ port: config.officePort });
process.once('SIGTERM', async () => {
  await Promise.all([app.close(), office.close()]);
  await registry.close();
  await database.close();
});
