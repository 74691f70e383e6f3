import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const demoMediaDir = fileURLToPath(new URL('../demo/media', import.meta.url));
export const demoClipsDir = fileURLToPath(new URL('../demo/clips', import.meta.url));

const policy = "default-src 'none'; img-src data:; sandbox";
const daySeconds = 24 * 60 * 60;

/** Pictures and captions at `/media/*`, built-in avatars at `/head/{n}.png` (D42). Clips: `video/serveClips.ts`. */
export async function media(app: FastifyInstance, { mediaDir }: { mediaDir: string }): Promise<void> {
  const files = {
    index: false as const,
    dotfiles: 'ignore' as const,
    maxAge: daySeconds * 1000,
    decorateReply: false,
    setHeaders: (reply: FastifyReply) => {
      reply.header('x-content-type-options', 'nosniff');
      // A drawing opened by itself is a document: it must not run scripts with this origin.
      reply.header('content-security-policy', policy);
    },
  };
  await app.register(fastifyStatic, { ...files, root: mediaDir, prefix: '/media/' });
  await app.register(fastifyStatic, {
    ...files,
    root: join(mediaDir, 'head'),
    prefix: '/head/',
  });
}
