import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

const bodyLimit = 64 * 1024;
/** A page sends a batch in 5 s at most; several members can share an address. */
const perMinute = 60;
/** After so long a collector is not waited for any more, in milliseconds. */
const patienceMs = 5_000;

const id = (characters: number) => z.string().regex(new RegExp(`^[0-9a-f]{${characters}}$`));
const time = z.string().regex(/^\d{1,20}$/);
const text = z.string().max(200);

const span = z.object({
  traceId: id(32),
  spanId: id(16),
  parentSpanId: id(16).optional(),
  name: text,
  kind: z.int().min(0).max(5),
  startTimeUnixNano: time,
  endTimeUnixNano: time,
  attributes: z
    .array(z.object({ key: text, value: z.object({ stringValue: text }) }))
    .max(10)
    .optional(),
  status: z.object({ code: z.int().min(0).max(2) }).optional(),
});

/** What an app sends, OTLP as JSON; of more than its spans nothing is passed on. */
const traces = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(span) })).max(5) })).max(5),
});

/**
 * `POST /traces`: passes the spans of apps on to the collector, which members don't reach. Whose they are the answer
 * does not depend on, since anybody can send some: it is 204, and 400 for what are none.
 */
export async function relayTraces(app: FastifyInstance, tracesUrl: string): Promise<void> {
  await app.register(fastifyRateLimit, { max: perMinute, timeWindow: '1 minute' });
  app.post('/traces', { bodyLimit }, async (request, reply) => {
    const given = traces.safeParse(request.body);
    if (!given.success) return reply.code(400).send();
    const spans = given.data.resourceSpans.flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap((each) => each.spans),
    );
    const resource = { attributes: [{ key: 'service.name', value: { stringValue: 'members-app' } }] };
    await fetch(tracesUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        resourceSpans: [{ resource, scopeSpans: [{ scope: { name: '@members/shell' }, spans }] }],
      }),
      signal: AbortSignal.timeout(patienceMs),
    }).catch((error: unknown) => request.log.warn({ err: error }, 'the collector takes no traces'));
    return reply.code(204).send();
  });
}
