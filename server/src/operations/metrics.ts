import pTimeout from 'p-timeout';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../database';
import { countMails } from '../mail';
import { countRounds } from './store';

const scrapeWithinMs = 2000;

export interface Metrics {
  requests: Histogram<'method' | 'route' | 'status' | 'code'>;
  openStreams: Gauge;
  /** In Prometheus' text format. */
  text(): Promise<string>;
  contentType: string;
}

/**
 * What is measured, in a registry of its own: requests, open streams, the database's connections, rounds, and the process with its
 * event loop. No label holds an id or anything else of a member.
 */
export function createMetrics(database: Pick<Database, 'connections' | 'reader'>): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'members_http_request_duration_seconds',
    help: 'Requests by route, HTTP status and code of the envelope, from their first byte to the end of the answer.',
    labelNames: ['method', 'route', 'status', 'code'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const openStreams = new Gauge({
    name: 'members_open_streams',
    help: 'Members of this process who have the stream of a game open.',
    registers,
  });
  new Gauge({
    name: 'members_database_connections',
    help: 'Connections of this process by pool and state; waiting are statements without one.',
    labelNames: ['pool', 'state'] as const,
    registers,
    collect() {
      for (const [pool, { total, idle, waiting }] of Object.entries(database.connections())) {
        this.set({ pool, state: 'busy' }, total - idle);
        this.set({ pool, state: 'idle' }, idle);
        this.set({ pool, state: 'waiting' }, waiting);
      }
    },
  });
  const up = new Gauge({
    name: 'members_database_up',
    help: 'Whether the database answered this scrape.',
    registers,
  });
  const rounds = new Gauge({
    name: 'members_rounds',
    help: 'Rounds of all processes by state: open, or closed and not settled yet. Absent while the database is away.',
    labelNames: ['state'] as const,
    registers,
  });
  const mails = new Gauge({
    name: 'members_mails',
    help: 'Mails that have not left, by state: waiting, or given up. Absent while the database is away.',
    labelNames: ['state'] as const,
    registers,
  });
  async function askDatabase(): Promise<void> {
    try {
      const { open, unsettled } = await pTimeout(countRounds(database.reader), {
        milliseconds: scrapeWithinMs,
      });
      rounds.set({ state: 'open' }, open);
      rounds.set({ state: 'unsettled' }, unsettled);
      const { waiting, givenUp } = await pTimeout(countMails(database.reader), {
        milliseconds: scrapeWithinMs,
      });
      mails.set({ state: 'waiting' }, waiting);
      mails.set({ state: 'givenUp' }, givenUp);
      up.set(1);
    } catch {
      rounds.reset();
      mails.reset();
      up.set(0);
    }
  }
  return {
    requests,
    openStreams,
    text: async () => {
      await askDatabase();
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}
