import { createServer, type Server as HttpServer } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../testing/load';
import { createTestDatabase, type TestDatabase } from '../../testing';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

let database: TestDatabase;
let collector: HttpServer;
let address: string;
const collected: Span[] = [];
const dataDir = mkdtempSync(join(tmpdir(), 'members-traces-'));

beforeAll(async () => {
  database = await createTestDatabase();
  collector = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      const sent = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
      collected.push(...sent.resourceSpans.flatMap((each) => each.scopeSpans.flatMap(({ spans }) => spans)));
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
});
afterAll(async () => {
  collector.close();
  await database.close();
  rmSync(dataDir, { recursive: true });
});

const traceId = '0af7651916cd43dd8448eb211c80319c';
const pressId = 'b7ad6b7169203331';

/** Tries to log in with each of these headers at one server, and answers with what the collector has got from it. */
async function spansOf(...attempts: Record<string, string>[]): Promise<Span[]> {
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: address };
  const server = await startServer({ databaseUrl: database.url, dataDir, env });
  for (const headers of attempts)
    await fetch(`http://127.0.0.1:${server.port}/api/member/doLogin`, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ username: 'secretname', password: 'secret-123', lang: 'en_us' }),
    });
  server.signal('SIGTERM');
  await server.ended;
  return collected;
}

describe('traces of calls (OTEL_EXPORTER_OTLP_ENDPOINT)', () => {
  test('go on from a traced press of the app to the statements, with the release and without parameters', async () => {
    const spans = await spansOf(
      { traceparent: `00-${traceId}-${pressId}-01`, 'x-release': '1.4.2+build' },
      { traceparent: `00-${traceId}-${pressId}-00` },
      {},
    );
    const calls = spans.filter(({ name }) => name === 'POST /api/member/doLogin');
    expect(calls).toMatchObject([{ traceId, parentSpanId: pressId }]);
    const { attributes, spanId } = calls[0]!;
    const told = Object.fromEntries(
      attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
    );
    expect(told).toMatchObject({ 'members.release': '1.4.2+build', 'http.response.status_code': 200 });
    const statements = spans.filter(({ parentSpanId }) => parentSpanId === spanId);
    expect(statements).toHaveLength(spans.length - 1);
    expect(statements.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['begin', 'select members', 'commit']),
    );
    for (const each of statements)
      expect(each.attributes.map(({ key }) => key)).toEqual(['db.system.name', 'db.query.text']);
    expect(JSON.stringify(spans)).not.toContain('secret');
  });
});
