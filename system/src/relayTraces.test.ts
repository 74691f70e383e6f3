import fastify from 'fastify';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { relayTraces } from './relayTraces';

const span = {
  traceId: '0af7651916cd43dd8448eb211c80319c',
  spanId: 'b7ad6b7169203331',
  name: 'press',
  kind: 1,
  startTimeUnixNano: '1',
  endTimeUnixNano: '2',
  attributes: [{ key: 'members.route', value: { stringValue: '/Home' } }],
};
const body = (spans: unknown[], more = {}) => ({ resourceSpans: [{ ...more, scopeSpans: [{ spans }] }] });

describe('the way of an app’s traces to the collector', () => {
  const got: unknown[] = [];
  const collector = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += chunk));
    request.on('end', () => {
      got.push({ path: request.url, body: JSON.parse(text) });
      response.end('{}');
    });
  });
  const app = fastify();
  const post = async (payload: object) =>
    (await app.inject({ method: 'POST', url: '/traces', payload })).statusCode;

  beforeAll(async () => {
    await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
    const { port } = collector.address() as AddressInfo;
    await app.register((scope) => relayTraces(scope, `http://127.0.0.1:${port}/v1/traces`));
  });
  afterAll(async () => {
    await app.close();
    collector.close();
  });

  it('passes spans on under the app’s name, whatever else is sent', async () => {
    const foreign = {
      resource: { attributes: [{ key: 'service.name', value: { stringValue: 'payroll' } }] },
    };
    expect(await post(body([{ ...span, events: [{ name: 'x' }] }], foreign))).toBe(204);
    expect(got).toEqual([
      {
        path: '/v1/traces',
        body: {
          resourceSpans: [
            {
              resource: { attributes: [{ key: 'service.name', value: { stringValue: 'members-app' } }] },
              scopeSpans: [{ scope: { name: '@members/shell' }, spans: [span] }],
            },
          ],
        },
      },
    ]);
  });

  it('takes nothing that is no trace, and not more than a page sends', async () => {
    got.length = 0;
    expect(await post({ hello: 1 })).toBe(400);
    expect(await post(body([{ ...span, name: 'x'.repeat(201) }]))).toBe(400);
    expect(await post(body(Array.from({ length: 1_000 }, () => span)))).toBe(413);
    for (let count = 0; count < 60; count += 1) await post({});
    expect(await post(body([span]))).toBe(429);
    expect(got).toEqual([]);
  });
});
