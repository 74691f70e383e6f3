import type { FastifyInstance } from 'fastify';
import type { Reader } from '../database';
import { readCaptions } from './captions';

const yearSeconds = 365 * 24 * 60 * 60;

/** Captions that operators brought, at `/uploads/captions/{name}.vtt`. What is behind an address never changes. */
export async function serveCaptions(app: FastifyInstance, { reader }: { reader: Reader }): Promise<void> {
  app.get('/uploads/captions/:file', async (request, reply) => {
    const { file } = request.params as { file: string };
    const vtt = await readCaptions(reader, { address: `/uploads/captions/${file}` });
    reply.header('x-content-type-options', 'nosniff');
    if (vtt === undefined)
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
    return reply
      .header('cache-control', `public, max-age=${yearSeconds}, immutable`)
      .type('text/vtt; charset=utf-8')
      .send(vtt);
  });
}
