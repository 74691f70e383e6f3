import { calls } from '@members/contract';
import { connect, type Socket } from 'node:net';
import { createHttpServer } from './createHttpServer';
import { createTestServer, lockIsAwaited, sessionHeaders, type TestServer } from '../../testing';

const mostWaiting = 4;
const failed = { code: 500, msg: '', data: '' };

describe('more requests than a server can do (OPS-01)', () => {
  let server: TestServer;
  let address: string;
  beforeAll(async () => {
    // No more than there are connections for: none of them waits for one of those, which would end by itself.
    server = await createTestServer({ mostWaiting });
    address = await server.listen();
  });
  afterAll(() => server.close());

  test('are refused at once with 503, when to come again and an envelope; those that wait are answered', async () => {
    const session = await server.signUp();
    const send = async () => {
      const answer = await fetch(`${address}/api${calls.setSex.path}`, {
        method: 'POST',
        headers: sessionHeaders(session),
        body: new URLSearchParams({ sex: '1' }),
      });
      return {
        status: answer.status,
        retryAfter: answer.headers.get('retry-after'),
        body: (await answer.json()) as typeof failed,
      };
    };
    let waiting: ReturnType<typeof send>[] = [];
    await server.database.transaction(async (transaction) => {
      await transaction.updateTable('members').set({ sex: 0 }).where('id', '=', session.memberId).execute();
      waiting = Array.from({ length: mostWaiting }, send);
      await lockIsAwaited(server.database.reader);
      await until(async () => (await send()).status === 503);
      const refused = await Promise.all(Array.from({ length: 40 }, send));
      for (const each of refused) expect(each).toEqual({ status: 503, retryAfter: '2', body: failed });
    });
    const answered = await Promise.all(waiting);
    expect(answered.map(({ status, body }) => [status, body.code])).toEqual(
      Array(mostWaiting).fill([200, 200]),
    );
    expect((await send()).status).toBe(200);
  });
});

describe('what is refused first (OPS-01)', () => {
  let server: TestServer;
  let address: string;
  beforeAll(async () => {
    server = await createTestServer({ mostWaiting });
    address = await server.listen();
  });
  afterAll(() => server.close());

  test('reads are, while writes still wait and streams open', async () => {
    const session = await server.signUp();
    const game = await server.newGame();
    const leaving = new AbortController();
    const ask = (path: string, form?: Record<string, string>) =>
      fetch(`${address}/api${path}`, {
        headers: sessionHeaders(session),
        signal: leaving.signal,
        ...(form && { method: 'POST', body: new URLSearchParams(form) }),
      });
    const write = () => ask(calls.setSex.path, { sex: '1' });
    const read = async () => (await ask(calls.bankCard.path)).status;
    const readShared = async () => (await ask(calls.odds.path + `?id=${game.id}`)).status;
    expect([await read(), await readShared()]).toEqual([200, 200]);
    let waiting: ReturnType<typeof write>[] = [];
    await server.database.transaction(async (transaction) => {
      await transaction.updateTable('members').set({ sex: 0 }).where('id', '=', session.memberId).execute();
      waiting = Array.from({ length: mostWaiting - 1 }, write);
      await until(async () => (await read()) === 503);
      expect(await readShared()).toBe(503);
      const stream = await ask(`${calls.gameStream.path}?key=${game.key}`);
      expect(stream.headers.get('content-type')).toContain('text/event-stream');
      waiting.push(write());
      await until(async () => (await ask(calls.setSex.path, { sex: '9' })).status === 503);
    });
    for (const written of waiting) expect((await written).status).toBe(200);
    expect(await read()).toBe(200);
    leaving.abort();
  });
});

describe('clients that take their time (OPS-02)', () => {
  const timeouts = { headersMs: 300, requestMs: 600, silenceMs: 1_000, checkMs: 50 };
  const app = createHttpServer({ logLevel: 'silent', timeouts });
  let port: number;
  beforeAll(async () => {
    app.post('/read', async () => 'read');
    app.get('/long', (_request, reply) => reply.send('x'.repeat(50_000_000)));
    port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  });
  afterAll(() => app.close());

  test.each([
    ['headers that do not end', 'GET /read HTTP/1.1\r\nhost: x\r\nx-slow: '],
    ['a body that does not come', 'POST /read HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 9\r\n\r\na'], // oxfmt-ignore
  ])('%s are ended with 408', async (_what, bytes) => {
    const socket = await opening(port);
    socket.write(bytes);
    expect(await everything(socket)).toMatch(/^HTTP\/1.1 408/);
  });

  test('an answer that nobody reads is given up', async () => {
    const socket = await opening(port);
    socket.pause();
    socket.write('GET /long HTTP/1.1\r\nhost: x\r\n\r\n');
    await until(() => connectionsOf(app.server).then((count) => count === 0));
    socket.destroy();
  });

  test('bytes that are no HTTP end the connection, and the next one is answered', async () => {
    const socket = await opening(port);
    socket.write('\x16\x03\x01\x00\xff garbage\r\n\r\n');
    expect(await everything(socket)).toMatch(/^HTTP\/1.1 400/);
    expect((await fetch(`http://127.0.0.1:${port}/nothing`)).status).toBe(404);
  });
});

const opening = (port: number) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => resolve(socket)).once('error', reject);
  });

const everything = (socket: Socket) =>
  new Promise<string>((resolve) => {
    let received = '';
    socket.on('data', (bytes) => (received += bytes.toString('latin1')));
    socket.on('close', () => resolve(received));
  });

const connectionsOf = (server: import('node:net').Server) =>
  new Promise<number>((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('It does not come to hold.');
}
