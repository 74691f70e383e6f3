import { liveGate, openRegistry, serveRegistry } from '@members/registry';
import {
  createBeacon,
  createHttpServer,
  createMemberApi,
  createRoundClock,
  createRounds,
  createSandboxProvider,
  demoAccount,
  demoClipsDir,
  demoMediaDir,
  demoWaybill,
  logged,
  openDatabase,
  reconcile,
  reconcileDaily,
  seedDemo,
  type Config,
} from '@members/server';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { announce } from './announce';
import { prepareDatabase } from './prepareDatabase';
import { assertPortFree } from './port';
import { publishRemotes } from './publishRemotes';
import { serveShell } from './serveShell';
import { startSandbox } from './startSandbox';
import { createStops } from './stops';
import { withoutRepeats } from './withoutRepeats';

export interface SystemOptions {
  config: Config;
  /** The repository, with shell and remotes built. */
  root: string;
}

/**
 * Starts database, registry, member API, round clock, static files and sandbox payment provider, in this order, and answers once all of it
 * is ready. Throws an Error of one clear sentence, with everything stopped that was started before.
 */
export async function startSystem({ config, root }: SystemOptions): Promise<{ stop(): Promise<void> }> {
  const stops = createStops();
  try {
    await assertPortFree(config);
    await assertPortFree({ port: config.sandboxPort, host: config.host }, 'SANDBOX_PORT');
    const url = await prepareDatabase(config, stops.add);

    const app = createHttpServer(config);
    const onError = withoutRepeats((error, what = 'background work') =>
      app.log.error({ fault: logged(error) }, what),
    );
    const database = openDatabase(url, { max: config.databaseConnections, onError });
    stops.add(() => database.close());
    await seedDemo(database, config);

    const registry = await openRegistry(join(config.dataDir, 'registry'));
    stops.add(() => registry.close());
    await publishRemotes(registry, root);

    const beacon = createBeacon({ ...config, onError });
    const rounds = createRounds({
      database,
      beacon,
      releaseHash: () => registry.document().remotes['mfe-lottery']?.active.releaseHash ?? null,
      onError,
    });
    const clock = createRoundClock({ rounds, onError });
    stops.add(() => clock.stop());

    app.get('/healthz', () => ({ status: 'ok' }));
    const { sandboxUrl, sandboxSecret } = config;
    const providers = [createSandboxProvider({ url: sandboxUrl, secret: sandboxSecret })];
    const sample = { mediaDir: demoMediaDir, clipsDir: demoClipsDir, sampleWaybill: demoWaybill };
    await app.register(
      createMemberApi({ ...config, ...sample, database, beacon, rounds, providers, onError }),
    );
    const shellUrl = () => `http://localhost:${(app.server.address() as AddressInfo).port}`;
    const member = { name: demoAccount.username, password: demoAccount.password };
    await app.register((scope) =>
      serveRegistry(scope, {
        registry,
        gate: liveGate({ shellUrl, member }),
        consoleDirectory: join(root, 'registry/console/dist'),
        publisher: join(root, 'registry/dist/publish.mjs'),
      }),
    );
    await serveShell(app, {
      directory: join(root, 'shell/dist'),
      registry,
      verifier: join(root, 'shared/verifier/dist/verify.html'),
    });
    stops.add(() => app.close());

    clock.start();
    await app.listen({ port: config.port, host: config.host });
    const sandbox = await startSandbox(config);
    stops.add(() => sandbox.stop());
    const { reader } = database;
    const books = reconcileDaily({
      reconcile: () => reconcile({ reader, providers, now: new Date(), days: 7 }),
      onDifference: (difference) => app.log.error({ difference }, 'the books differ'),
      onError,
    });
    stops.add(() => books.stop());
    welcome(config.port);
    return { stop: stops.run };
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
