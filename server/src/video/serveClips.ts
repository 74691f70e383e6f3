import { send } from '@fastify/send';
import type { FastifyInstance } from 'fastify';
import type { Clips } from './clips';

/**
 * Clips at `/clips/{video}.mp4` by signed address (0030): whole or by ranges (206), 416 for a range outside of what
 * the address allows, 403 for an address that allows nothing.
 */
export async function serveClips(app: FastifyInstance, { clips }: { clips: Clips }): Promise<void> {
  app.get('/clips/:name', async (request, reply) => {
    const { name } = request.params as { name: string };
    const query = request.query as Record<string, unknown>;
    const clip = await clips.find({ videoId: name.replace(/\.mp4$/, ''), query });
    reply.header('x-content-type-options', 'nosniff');
    if (clip === 'refused' || clip === 'missing') {
      const [status, text] = clip === 'refused' ? [403, 'Forbidden'] : [404, 'Not found'];
      return reply.code(status).header('cache-control', 'no-store').type('text/plain').send(text);
    }
    const { file, directory, bytes, keepSeconds } = clip;
    const answer = await send(request.raw, `/${file}`, {
      root: directory,
      dotfiles: 'ignore',
      cacheControl: false,
      ...(bytes !== null && { end: bytes - 1 }),
    });
    const found = answer.type === 'file';
    return reply
      .code(answer.statusCode)
      .headers(answer.headers)
      .header('cache-control', found ? `private, max-age=${keepSeconds}` : 'no-store')
      .header('referrer-policy', 'no-referrer')
      .send(answer.stream);
  });
}
