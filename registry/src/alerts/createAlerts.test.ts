import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTestRegistry, type Call, type TestRegistry } from '../../testing/createTestRegistry';
import type { Alert } from './alert';

const secret = 'between the registry and its operators';

let listener: Server;
let received: { signature: unknown; body: string }[];
/** What the next calls are answered; 204 once it is empty. */
let answers: number[];
let server: TestRegistry;
let ana: Call;

beforeEach(async () => {
  [received, answers] = [[], []];
  listener = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    received.push({ signature: request.headers['members-signature'], body });
    response.writeHead(answers.shift() ?? 204).end();
    listener.emit('received');
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/hook`;
  server = await createTestRegistry({ webhook: { url, secret, retryMs: 20 } });
  await server.publish(['a1', 'b2']);
  ana = server.operator();
});
afterEach(async () => {
  await server.close();
  listener.closeAllConnections();
  listener.close();
});

const decided = () => ({ name: 'mfe-video', reason: 'A test', revision: server.registry().log().length });
const startCanary = () => ana('startCanary', { releaseId: '1.2.3+b2', ...decided() });
const stopCanary = () => ana('stopCanary', decided());
async function calls(count: number): Promise<Alert[]> {
  while (received.length < count) await once(listener, 'received');
  return received.map(({ body }) => JSON.parse(body) as Alert);
}
const report = (reported: object) =>
  fetch(`${server.url()}/registry/reports`, {
    method: 'POST',
    body: JSON.stringify({
      revision: 3,
      releases: [
        {
          name: 'mfe-video',
          releaseId: '1.2.3+a1',
          canary: false,
          loads: 0,
          mountMs: [],
          failures: [],
          ...reported,
        },
      ],
    }),
  });

describe('the webhook', () => {
  it('is told of a canary that was taken back, with the reason, signed', async () => {
    await startCanary();
    await stopCanary();
    const [alert] = await calls(1);
    expect(alert).toMatchObject({
      kind: 'taken-back',
      remote: 'mfe-video',
      releaseId: '1.2.3+b2',
      active: '1.2.3+a1',
      by: 'operator ana',
      why: 'A test',
      url: `${server.officeUrl()}/releases/mfe-video`,
      text: 'mfe-video 1.2.3+b2 ended as a canary (operator ana): A test',
    });
    const { signature, body } = received[0]!;
    expect(signature).toBe(`sha256=${createHmac('sha256', secret).update(body).digest('hex')}`);
  });

  it('is told of an active release that was taken back', async () => {
    await ana('activateRelease', { releaseId: '1.2.3+b2', ...decided() });
    await ana('goBack', decided());
    expect(await calls(1)).toMatchObject([{ kind: 'taken-back', releaseId: '1.2.3+b2', active: '1.2.3+a1' }]);
  });

  it('is called again until it answers, while operators go on', async () => {
    answers = [500, 404];
    await startCanary();
    expect((await stopCanary()).status).toBe(200);
    const ids = (await calls(3)).map(({ id }) => id);
    expect(new Set(ids).size).toBe(1);
  });

  it('is told after a restart what it was not told before, and nothing twice', async () => {
    answers = Array<number>(1_000).fill(503);
    await startCanary();
    await stopCanary();
    await calls(1);
    await server.stop();
    [received, answers] = [[], []];
    await server.start();
    expect((await calls(1))[0]?.releaseId).toBe('1.2.3+b2');
    await server.restart();
    ana = server.operator('bea');
    await startCanary();
    await stopCanary();
    expect(new Set((await calls(2)).map(({ id }) => id)).size).toBe(2);
  });

  it('is told once an hour that the active release fails', async () => {
    const failures = Array.from({ length: 20 }, () => ({ phase: 'mount', message: 'No element' }));
    await report({ loads: 10, failures });
    expect(await calls(1)).toMatchObject([
      {
        kind: 'failing',
        releaseId: '1.2.3+a1',
        by: null,
        why: '20 failures in 10 loads in ten minutes, the newest in mount: No element',
      },
    ]);
    server.clock.now += 61 * 60_000;
    await report({ loads: 10, failures });
    expect((await calls(2)).map(({ kind }) => kind)).toEqual(['failing', 'failing']);
  });
});
