import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callOf } from '@members/contract';
import { callAt } from '@members/contract/server';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Statement } from '../database';
import { releaseOf } from '../http';

/** Spans of requests and of their statements, sent to an OpenTelemetry collector. */
export interface Traces {
  /** Makes a span of each call that comes with a sampled `traceparent`, as the app sends it with what a press does. */
  follow(app: FastifyInstance): void;
  /** Makes a span of a statement that such a request has made; of its parameters nothing is told. */
  statement(statement: Statement): void;
  /** Sends what is left. */
  stop(): Promise<void>;
}

const propagator = new W3CTraceContextPropagator();
const fromHeaders = {
  keys: (headers: FastifyRequest['headers']) => Object.keys(headers),
  get: (headers: FastifyRequest['headers'], key: string) => headers[key],
};

/** Traces to where a collector takes them over OTLP/HTTP. What it does not take in time is dropped. */
export function startTraces(url: string): Traces {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'members-server' }),
    // Which pages are traced the app decides, so that a trace begins with a press or is not there.
    sampler: new ParentBasedSampler({ root: new AlwaysOffSampler() }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  });
  const tracer = provider.getTracer('@members/server');
  const requests = new WeakMap<FastifyRequest, Span>();
  const current = new AsyncLocalStorage<Span>();

  function end(request: FastifyRequest, status?: number): void {
    const span = requests.get(request);
    if (!span) return;
    if (status !== undefined) span.setAttribute('http.response.status_code', status);
    if (status === undefined || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  }

  return {
    follow(app) {
      app.addHook('onRequest', async (request) => {
        const path = request.url.split('?', 1)[0]!;
        const id = callAt(request.method, path.replace(/^\/api/, ''));
        const parent = propagator.extract(ROOT_CONTEXT, request.headers, fromHeaders);
        if (!id || !trace.getSpanContext(parent)) return;
        const release = releaseOf(request.headers['x-release']);
        const span = tracer.startSpan(
          `${request.method} /api${callOf(id).path}`,
          {
            kind: SpanKind.SERVER,
            attributes: {
              'http.request.method': request.method,
              'http.route': `/api${callOf(id).path}`,
              'members.request': request.id,
              ...(release && { 'members.release': release }),
            },
          },
          parent,
        );
        if (span.isRecording()) requests.set(request, span);
      });
      // The last hook before a handler: what parses the body loses the asynchronous context.
      app.addHook('preHandler', (request, _reply, done) => {
        const span = requests.get(request);
        if (span) current.run(span, done);
        else done();
      });
      app.addHook('onResponse', async (request, reply) => end(request, reply.statusCode));
      app.addHook('onRequestAbort', async (request) => end(request));
    },
    statement({ sql, durationMs, failed }) {
      const parent = current.getStore();
      if (!parent) return;
      const endedAt = Date.now();
      const span = tracer.startSpan(
        nameOf(sql),
        {
          kind: SpanKind.CLIENT,
          startTime: endedAt - durationMs,
          attributes: { 'db.system.name': 'postgresql', 'db.query.text': sql },
        },
        trace.setSpan(ROOT_CONTEXT, parent),
      );
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(endedAt);
    },
    stop: () => provider.shutdown(),
  };
}

/** `select orders`: what a statement does, and to the table that it names first. */
function nameOf(sql: string): string {
  const [, verb = 'statement'] = /^\s*(\w+)/.exec(sql) ?? [];
  const [, table] = /\b(?:from|into|update)\s+"?(\w+)/i.exec(sql) ?? [];
  return table ? `${verb.toLowerCase()} ${table}` : verb.toLowerCase();
}
