import { createHttpServer } from './createHttpServer';

test('an answer names its request, unless caches may keep it for good', async () => {
  const app = createHttpServer({ logLevel: 'silent' });
  app.get('/now', () => 'now');
  app.get('/minute', (_request, reply) => reply.header('cache-control', 'public, max-age=60').send('minute'));
  app.get('/for-good', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=31536000, immutable').send('for good'),
  );
  const headersOf = async (url: string) => (await app.inject({ url })).headers;
  for (const url of ['/now', '/minute'])
    expect((await headersOf(url))['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  const kept = await headersOf('/for-good');
  expect(kept).not.toHaveProperty('x-request-id');
  expect(kept).toHaveProperty('x-content-type-options', 'nosniff');
  await app.close();
});
