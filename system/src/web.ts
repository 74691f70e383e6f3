/**
 * `npm run web`: page, registry document, releases and the office's page without the member API, for a proxy that sends
 * `/api` and the like to servers of their own. It keeps releases in DATA_DIR. DATABASE_URL and PASSWORD_PEPPER are those
 * of the servers: they say who operators are. While the database is away, operators' calls alone are refused.
 * API_ADDRESS is where servers are asked for the Home that pages bring.
 */
import { liveGate, openRegistry } from '@members/registry';
import {
  compressAnswers,
  createHttpServer,
  createOfficeAccess,
  loadConfig,
  logged,
  openDatabase,
  raiseAlert,
  stopOnSignal,
} from '@members/server';
import { loadEnvironment } from '@members/server/environment';
import { readVariables } from '@members/server/readVariables';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { publishRemotes } from './publishRemotes';
import { serveWeb } from './serveWeb';

const root = resolve(import.meta.dirname, '../..');
/** Operators alone use the database here. */
const databaseConnections = 2;

try {
  loadEnvironment();
  const config = loadConfig(process.env);
  const { databaseUrl, databaseReadUrl: readUrl, databasePrepared: prepared } = config;
  if (!databaseUrl) throw new Error('DATABASE_URL is missing: the database says who operators are.');
  const app = createHttpServer(config);
  await compressAnswers(app);
  let stopping = false;
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', (_request, reply) =>
    reply.code(stopping ? 503 : 200).send({ status: stopping ? 'unready' : 'ready' }),
  );
  const database = openDatabase(databaseUrl, {
    ...{ readUrl, prepared, max: databaseConnections },
    onError: (error) => app.log.error({ fault: logged(error) }, 'the database is away'),
  });
  const registry = await openRegistry(join(config.dataDir, 'registry'), config);
  await publishRemotes(registry, root);
  const sources = { frames: config.frameOrigins, media: config.mediaOrigins };
  const shellUrl = () => `http://localhost:${(app.server.address() as AddressInfo).port}`;
  const { GATE_MEMBER: name, GATE_PASSWORD: password } = readVariables(process.env, [
    'GATE_MEMBER',
    'GATE_PASSWORD',
  ]);
  const gate = liveGate({
    shellUrl,
    appOrigin: config.appOrigin,
    member: name && password ? { name, password } : undefined,
    warn: (sentence) => app.log.warn(sentence),
  });
  const access = createOfficeAccess({ ...config, database });
  const office = await serveWeb(app, {
    ...{ registry, root, gate, config, access, sources: async () => sources },
    api: () => `${config.apiAddress ?? config.apiOrigin}/api`,
    tell: (alert) => raiseAlert({ database, receivers: config.alerts, now: () => new Date() }, alert),
  });
  const stop = async () => {
    await Promise.all([app.close(), office.close()]);
    await registry.close();
    await database.close();
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
