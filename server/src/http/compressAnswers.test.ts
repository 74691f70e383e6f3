import type { FastifyInstance } from 'fastify';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressAnswers } from './compressAnswers';
import { createHttpServer } from './createHttpServer';

const long = JSON.stringify({ text: 'a long answer '.repeat(200) });

describe('answers on a slow line (START-09)', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = createHttpServer({ logLevel: 'silent' });
    await compressAnswers(app);
    app.get('/long', (_request, reply) => reply.type('application/json').send(long));
    app.get('/short', (_request, reply) => reply.type('application/json').send('{}'));
    app.get('/built', (_request, reply) =>
      reply.type('text/javascript').header('content-encoding', 'br').send(Buffer.from(long)),
    );
  });
  afterAll(() => app.close());

  const ask = (url: string, encoding: string) =>
    app.inject({ url, headers: { 'accept-encoding': encoding } });

  test('are compressed as the browser takes it, and caches are told so', async () => {
    const br = await ask('/long', 'gzip, deflate, br');
    expect(br.headers).toMatchObject({ 'content-encoding': 'br' });
    expect(br.headers.vary).toContain('accept-encoding');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(long);
    const gzip = await ask('/long', 'gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(long);
    expect((await ask('/long', 'identity')).payload).toBe(long);
  });

  test('stay as they are where they are short, or compressed beforehand', async () => {
    expect((await ask('/short', 'br')).payload).toBe('{}');
    expect((await ask('/built', 'br')).payload).toBe(long);
  });

  test('carry the headers of every answer', async () => {
    const { headers } = await ask('/long', 'br');
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
  });
});
