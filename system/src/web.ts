/**
 * `npm run web`: page, registry document and releases without the member API, for a proxy that sends `/api` and the
 * like to servers of their own. It keeps releases in DATA_DIR and needs no database.
 */
import { createHttpServer, loadConfig, stopOnSignal } from '@members/server';
import { resolve } from 'node:path';
import { serveWeb } from './serveWeb';

const root = resolve(import.meta.dirname, '../..');

try {
  const config = loadConfig(process.env);
  const app = createHttpServer(config);
  let stopping = false;
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', (_request, reply) =>
    reply.code(stopping ? 503 : 200).send({ status: stopping ? 'unready' : 'ready' }),
  );
  const sources = { frames: config.frameOrigins, media: config.mediaOrigins };
  await serveWeb(app, { dataDir: config.dataDir, root, sources: async () => sources });
  const drain = () => {
    stopping = true;
  };
  stopOnSignal(
    { drain, stop: () => app.close() },
    {
      drainMs: config.stopDrainMs,
      withinMs: config.stopWithinMs,
      say: (sentence) => app.log.info(sentence),
    },
  );
  await app.listen({ port: config.port, host: config.host });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
