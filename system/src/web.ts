/**
 * `npm run web`: page, registry document, releases and operators' pages without the member API, for a proxy that sends
 * `/api` and the like to servers of their own. It keeps releases in DATA_DIR and needs no database.
 */
import { liveGate, openRegistry } from '@members/registry';
import {
  compressAnswers,
  createHttpServer,
  loadConfig,
  logged,
  openDatabase,
  raiseAlert,
  stopOnSignal,
} from '@members/server';
import { loadEnvironment } from '@members/server/environment';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { publishRemotes } from './publishRemotes';
import { serveWeb } from './serveWeb';

const root = resolve(import.meta.dirname, '../..');

try {
  loadEnvironment();
  const config = loadConfig(process.env);
  const app = createHttpServer(config);
  await compressAnswers(app);
  let stopping = false;
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', (_request, reply) =>
    reply.code(stopping ? 503 : 200).send({ status: stopping ? 'unready' : 'ready' }),
  );
  const registry = await openRegistry(join(config.dataDir, 'registry'), config);
  await publishRemotes(registry, root);
  const sources = { frames: config.frameOrigins, media: config.mediaOrigins };
  const shellUrl = () => `http://localhost:${(app.server.address() as AddressInfo).port}`;
  const gate = liveGate({
    shellUrl,
    appOrigin: config.appOrigin,
    warn: (sentence) => app.log.warn(sentence),
  });
  const database = config.databaseUrl
    ? openDatabase(config.databaseUrl, {
        max: 1,
        onError: (error) => app.log.error({ fault: logged(error) }, 'the database is away'),
      })
    : null;
  const office = await serveWeb(app, {
    ...{ registry, root, gate, config, sources: async () => sources },
    ...(database && {
      tell: (alert) => raiseAlert({ database, receivers: config.alerts, now: () => new Date() }, alert),
    }),
  });
  const stop = async () => {
    await Promise.all([app.close(), office.close()]);
    await registry.close();
    await database?.close();
  };
  const drain = () => {
    stopping = true;
  };
  stopOnSignal(
    { drain, stop },
    {
      drainMs: config.stopDrainMs,
      withinMs: config.stopWithinMs,
      say: (sentence) => app.log.info(sentence),
    },
  );
  await office.listen({ port: config.officePort, host: config.host });
  await app.listen({ port: config.port, host: config.host });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
