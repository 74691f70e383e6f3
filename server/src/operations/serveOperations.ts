import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Database, migrationNames, type Reader } from '../database';
import { createMetrics, type Metrics } from './metrics';
import { callOf } from '@members/contract';
import pTimeout from 'p-timeout';
import { callAt } from '@members/contract/server';
import { selectMigrations } from './store';

declare module 'fastify' {
  interface FastifyReply {
    /** Code of the envelope that is answered, if one is. */
    envelopeCode: number | null;
  }
}

export interface OperationsOptions {
  database: Pick<Database, 'connections' | 'reader'>;
  /** Whether the process has been asked to stop. */
  stopping: () => boolean;
}

/**
 * `/healthz` (the process lives), `/readyz` (it should get requests; 503 with the reason otherwise) and `/metrics`
 * (Prometheus), for those who run the server: a proxy passes none of them on. Measures every route that `app` gets
 * afterwards, so it is called first. Answers with the metrics that others count in.
 */
export function serveOperations(
  app: FastifyInstance,
  { database, stopping }: OperationsOptions,
): Pick<Metrics, 'openStreams'> {
  const metrics = createMetrics(database);
  app.decorateReply('envelopeCode', null);
  app.addHook('preSerialization', async (_request, reply, payload: unknown) => {
    const code = (payload as { code?: unknown } | null)?.code;
    if (typeof code === 'number') reply.envelopeCode = code;
    return payload;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping()) reply.header('connection', 'close');
  });
  app.addHook('onResponse', async ({ method, url, routeOptions }, reply) => {
    const labels = {
      method,
      route: routeLabel({ method, url, pattern: routeOptions.url }),
      status: String(reply.statusCode),
      code: String(reply.envelopeCode ?? ''),
    };
    metrics.requests.observe(labels, reply.elapsedTime / 1000);
  });

  app.get('/healthz', (_request, reply) => uncached(reply).send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const reason = await whyUnready(database.reader, stopping());
    return uncached(reply)
      .code(reason ? 503 : 200)
      .send(reason ? { status: 'unready', reason } : { status: 'ready' });
  });
  app.get('/metrics', async (_request, reply) =>
    uncached(reply)
      .type(metrics.contentType)
      .send(await metrics.text()),
  );
  return metrics;
}

const uncached = (reply: FastifyReply) => reply.header('cache-control', 'no-store');

/** The route of a request as a label: one of a number that does not grow with what is asked for. */
function routeLabel({ method, url, pattern }: { method: string; url: string; pattern?: string }): string {
  if (pattern === undefined) return 'none';
  if (pattern !== '/api/*') return /\.\w+$/.test(pattern) ? 'file' : pattern;
  const call = callAt(method, url.split('?', 1)[0]!.slice('/api'.length));
  return call ? `/api${callOf(call).path}` : pattern;
}

/** Why a server should get no requests now. */
type Unready = 'stopping' | 'database' | 'migrations';

const answersWithinMs = 2000;

/** `null` where the server should get requests: its database answers and is migrated, and it isn't stopping. */
export async function whyUnready(reader: Reader, stopping = false): Promise<Unready | null> {
  if (stopping) return 'stopping';
  try {
    const done = await pTimeout(selectMigrations(reader), { milliseconds: answersWithinMs });
    return migrationNames.every((name) => done.has(name)) ? null : 'migrations';
  } catch {
    return 'database';
  }
}
