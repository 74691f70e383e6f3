import { liveGate, openRegistry } from '@members/registry';
import {
  demoAccount,
  demoWaybill,
  openServer,
  seedDemo,
  supportUrl,
  type Config,
  type Stoppable,
} from '@members/server';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { announce } from './announce';
import { createPageSources } from './pageSources';
import { prepareDatabase } from './prepareDatabase';
import { assertPortFree } from './port';
import { publishRemotes } from './publishRemotes';
import { serveWeb } from './serveWeb';
import { startSandbox } from './startSandbox';
import { createStops } from './stops';

export interface SystemOptions {
  config: Config;
  /** The repository, with shell and remotes built. */
  root: string;
  /** The clock that all of it goes by, the machine's unless told. */
  now?: () => Date;
}

/**
 * Starts database, registry, member API, round clock, static files and sandbox payment provider, in this order, and answers once all of it
 * is ready. Throws an Error of one clear sentence, with everything stopped that was started before.
 */
export async function startSystem({
  config,
  root,
  now = () => new Date(),
}: SystemOptions): Promise<Stoppable> {
  const stops = createStops();
  try {
    await assertPortFree(config);
    await assertPortFree({ port: config.sandboxPort, host: config.host }, 'SANDBOX_PORT');
    const url = await prepareDatabase(config, stops.add);

    const registry = await openRegistry(join(config.dataDir, 'registry'));
    stops.add(() => registry.close());
    await publishRemotes(registry, root);

    const server = await openServer({
      config,
      databaseUrl: url,
      sampleWaybill: demoWaybill,
      now,
      releaseHash: () => registry.document().remotes['mfe-lottery']?.active.releaseHash ?? null,
    });
    stops.add(() => server.stop());
    await seedDemo(server.database, { ...config, now: now() });

    const shellUrl = () => `http://localhost:${(server.app.server.address() as AddressInfo).port}`;
    const member = { name: demoAccount.username, password: demoAccount.password };
    await serveWeb(server.app, {
      registry,
      root,
      gate: liveGate({ shellUrl, member }),
      offline: config.offline,
      sources: createPageSources({
        frames: [config.sandboxUrl, ...config.frameOrigins],
        media: config.mediaOrigins,
        supportUrl: () => supportUrl(server.database.reader),
      }),
    });
    await server.listen();
    const sandbox = await startSandbox(config, now);
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
  announce(`  Registry      http://localhost:${port}/registry/`);
  announce('Ctrl-C stops it.');
}
