import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createHttpServer } from './createHttpServer';
import { answerLive, LiveAnswer } from './liveAnswer';

let app: FastifyInstance;
let given: Socket[];
let answered: number;
const clients: Socket[] = [];
beforeEach(async () => {
  [given, answered] = [[], 0];
  app = createHttpServer({ logLevel: 'silent' });
  app.addHook('onResponse', async () => void (answered += 1));
  answerLive(app);
  app.get('/once', (_request, reply) => reply.type('text/plain').send('once'));
  app.get('/live', (_request, reply) =>
    reply.type('text/event-stream').send(
      new LiveAnswer((connection) => {
        given.push(connection);
        connection.write('begun');
      }),
    ),
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  await app.close();
});

/** Everything that a client has got so far. */
function ask(path: string): { client: Socket; until: (text: string) => Promise<string> } {
  let got = '';
  const client = connect((app.server.address() as { port: number }).port, '127.0.0.1');
  clients.push(client);
  client.on('data', (piece) => (got += String(piece)));
  client.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`);
  return {
    client,
    async until(text) {
      while (!got.includes(text)) await once(client, 'data');
      return got;
    },
  };
}

const headersOf = (answer: string) =>
  new Map(
    [...answer.split('\r\n\r\n')[0]!.matchAll(/^([\w-]+): (.*)$/gm)].map(([, name, value]) => [
      name!.toLowerCase(),
      value!.trim(),
    ]),
  );

test('a live answer has the headers of every other one, and begins after them', async () => {
  const live = headersOf(await ask('/live').until('begun'));
  const ordinary = headersOf(await ask('/once').until('\r\n\r\nonce'));
  expect(live.get('content-type')).toBe('text/event-stream');
  for (const name of ['x-content-type-options', 'content-security-policy', 'referrer-policy'])
    expect(live.get(name)).toBe(ordinary.get(name));
  expect(live.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  // Its end is the connection's: no length, no pieces.
  expect([live.has('content-length'), live.has('transfer-encoding'), live.get('connection')]).toEqual([
    false,
    false,
    'close',
  ]);
});

test('for log and metrics the request is over when it begins, and what the client sends then is not answered', async () => {
  const { client, until } = ask('/live');
  await until('begun');
  expect(answered).toBe(1);
  client.write('GET /once HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n');
  await ask('/once').until('\r\n\r\nonce');
  given[0]!.write('goes on');
  expect(await until('goes on')).not.toContain('once');
  expect(answered).toBe(2);
});

test('a client that leaves ends it, whether it says so or breaks off', async () => {
  const [says, breaksOff] = [ask('/live'), ask('/live')];
  await Promise.all([says.until('begun'), breaksOff.until('begun')]);
  const gone = Promise.all(
    given.map((connection) => new Promise((closed) => connection.on('close', closed))),
  );
  says.client.end();
  breaksOff.client.resetAndDestroy();
  await gone;
});

test('HTTP keeps nothing of it: the server closes while it goes on', async () => {
  const { client, until } = ask('/live');
  await until('begun');
  app.server.closeAllConnections();
  given[0]!.write('still here');
  await until('still here');
  client.destroy();
});
