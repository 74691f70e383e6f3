import { followCalls } from '@members/api-client/shell';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';

/** A call that begins later after a press has another cause. */
const causeMs = 5_000;
/** After so long without a call a press is told as it stands. */
const longestMs = 10_000;

/** What members press; anything else is told as nothing. */
const pressed = 'a, button, input, label, select, summary, [role]';

interface Press {
  span: Span;
  startedAt: number;
  /** When the last of its calls ended. */
  endedAt: number;
}

const propagator = new W3CTraceContextPropagator();

/**
 * Traces of what presses lead to: a span for the press, with the release and the route on screen, and one for each call
 * that follows, by whose `traceparent` the server goes on to its statements. Nothing that members read or type is told.
 */
export function startTraces(app: HTMLElement): void {
  const provider = new TracerProvider({
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: '/traces' }) })],
  });
  const tracer = provider.getTracer('@members/shell');
  let press: Press | null = null;
  let timer: number | undefined;

  function end(): void {
    window.clearTimeout(timer);
    press?.span.end(press.endedAt);
    press = null;
  }

  function begin({ target }: Event): void {
    end();
    const release = app.querySelector<HTMLElement>('[data-release]:not([inert])')?.dataset.release;
    const startedAt = Date.now();
    const span = tracer.startSpan('press', {
      kind: SpanKind.INTERNAL,
      startTime: startedAt,
      attributes: {
        'members.route': window.location.hash.slice(1).replace(/\?.*$/, '') || '/',
        'members.element': target instanceof Element ? (target.closest(pressed)?.localName ?? '') : '',
        ...(release && { 'members.release': release }),
      },
    });
    press = { span, startedAt, endedAt: startedAt };
    timer = window.setTimeout(end, longestMs);
  }

  document.addEventListener('click', begin, { capture: true, passive: true });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    end();
    void provider.forceFlush().catch(() => undefined);
  });

  followCalls((path) => {
    const cause = press;
    if (!cause || Date.now() - cause.startedAt > causeMs) return null;
    const span = tracer.startSpan(path, { kind: SpanKind.CLIENT }, trace.setSpan(ROOT_CONTEXT, cause.span));
    const headers: Record<string, string> = {};
    propagator.inject(trace.setSpan(ROOT_CONTEXT, span), headers, {
      set: (carrier, key, value) => {
        carrier[key] = value;
      },
    });
    return {
      headers,
      ended(failed) {
        if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
        cause.endedAt = Math.max(cause.endedAt, Date.now());
      },
    };
  });
  performance.mark?.('members:traces');
}
