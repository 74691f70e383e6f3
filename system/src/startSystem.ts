import { openRegistry, serveRegistry } from '@members/registry';
import {
  createBeacon,
  createHttpServer,
  createMemberApi,
  createRoundClock,
  createRounds,
  demoAccount,
  demoClipsDir,
  demoMediaDir,
  demoWaybill,
  logged,
  openDatabase,
  seedDemo,
  type Config,
} from '@members/server';
import { join } from 'node:path';
import { announce } from './announce';
import { prepareDatabase } from './prepareDatabase';
import { assertPortFree } from './port';
import { publishRemotes } from './publishRemotes';
import { serveShell } from './serveShell';
import { createStops } from './stops';
import { withoutRepeats } from './withoutRepeats';

export interface SystemOptions {
  config: Config;
  /** The repository, with shell and remotes built. */
  root: string;
}

/**
 * Starts database, member API, round clock, registry and static files, in this order, and answers once all of it
 * is ready. Throws an Error of one clear sentence, with everything stopped that was started before.
 */
export async function startSystem({ config, root }: SystemOptions): Promise<{ stop(): Promise<void> }> {
  const stops = createStops();
  try {
    await assertPortFree(config);
    const url = await prepareDatabase(config, stops.add);

    const app = createHttpServer(config);
    const onError = withoutRepeats((error, what = 'background work') =>
      app.log.error({ fault: logged(error) }, what),
    );
    const database = openDatabase(url, { max: config.databaseConnections, onError });
    stops.add(() => database.close());
    await seedDemo(database, config);

    const beacon = createBeacon({ ...config, onError });
    const rounds = createRounds({ database, beacon, onError });
    const clock = createRoundClock({ rounds, onError });
    stops.add(() => clock.stop());

    const registry = await openRegistry(join(config.dataDir, 'registry'));
    await publishRemotes(registry, root);

    app.get('/healthz', () => ({ status: 'ok' }));
    const { passwordPepper, ssoSecret, clipSecret, origins } = config;
    const mediaDir = demoMediaDir;
    await app.register(
      createMemberApi({
        database,
        passwordPepper,
        ssoSecret,
        clipSecret,
        beacon,
        rounds,
        origins,
        mediaDir,
        clipsDir: demoClipsDir,
        sampleWaybill: demoWaybill,
      }),
    );
    await app.register((scope) => serveRegistry(scope, { registry }));
    await serveShell(app, {
      directory: join(root, 'shell/dist'),
      registry,
      verifier: join(root, 'shared/verifier/dist/verify.html'),
    });
    stops.add(() => app.close());

    clock.start();
    await app.listen({ port: config.port, host: config.host });
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
  announce('Ctrl-C stops it.');
}
