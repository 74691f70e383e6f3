import {
  demoAccount,
  demoWaybill,
  openServer,
  seedDemo,
  supportUrl,
  type Config,
  type Stoppable,
} from '@members/server';
import { announce } from './announce';
import { createPageSources } from './pageSources';
import { prepareDatabase } from './prepareDatabase';
import { assertPortFree } from './port';
import { serveWeb } from './serveWeb';
import { startSandbox } from './startSandbox';
import { createStops } from './stops';

export interface SystemOptions {
  config: Config;
  /** The repository, with shell and remotes built. */
  root: string;
}

/**
 * Starts database, member API, round clock, registry, static files and sandbox payment provider, in this order, and answers once all of it
 * is ready. Throws an Error of one clear sentence, with everything stopped that was started before.
 */
export async function startSystem({ config, root }: SystemOptions): Promise<Stoppable> {
  const stops = createStops();
  try {
    await assertPortFree(config);
    await assertPortFree({ port: config.sandboxPort, host: config.host }, 'SANDBOX_PORT');
    const url = await prepareDatabase(config, stops.add);

    const server = await openServer({ config, databaseUrl: url, sampleWaybill: demoWaybill });
    stops.add(() => server.stop());
    await seedDemo(server.database, config);

    const sources = createPageSources({
      frames: [config.sandboxUrl, ...config.frameOrigins],
      media: config.mediaOrigins,
      supportUrl: () => supportUrl(server.database.reader),
    });
    await serveWeb(server.app, { dataDir: config.dataDir, root, sources });
    await server.listen();
    const sandbox = await startSandbox(config);
    stops.add(() => sandbox.stop());
    welcome(config.port);
    return { drain: server.drain, stop: stops.run };
  } catch (error) {
    await stops.run();
    throw error;
  }
}

function welcome(port: number): void {
  const { username, password, inviteCode } = demoAccount;
  announce('');
  announce(`Members runs at http://localhost:${port}`);
  announce(`  Demo member   ${username} / ${password}`);
  announce(`  Invite code   ${inviteCode}`);
  announce('Ctrl-C stops it.');
}
