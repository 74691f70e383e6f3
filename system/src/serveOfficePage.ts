import fastifyStatic from '@fastify/static';
import { builtFiles } from '@members/server/http';
import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface OfficePageOptions {
  /** The built page. */
  directory: string;
  /** Where the pictures of content come from, besides the own origin. */
  pictures: readonly string[];
  /** Origin of the members' page, which is shown in a frame as a preview. */
  appOrigin: string;
}

/**
 * The page runs its own scripts and no other, asks its own origin alone, frames previews of the app alone, and can't be
 * framed. Pictures and clips that an operator has chosen are looked at before they are sent.
 */
const policy = ({ pictures, appOrigin }: Omit<OfficePageOptions, 'directory'>) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    ["img-src 'self' data: blob:", ...pictures].join(' '),
    'media-src blob:',
    `frame-src ${appOrigin}`,
    "connect-src 'self'",
    "require-trusted-types-for 'script'",
    // DOMPurify makes HTML of what operators write, in the place where they write it.
    'trusted-types office dompurify',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Serves the page of the office at each of its addresses: at all that neither the API nor the registry has. */
export async function serveOfficePage(
  app: FastifyInstance,
  { directory, ...sources }: OfficePageOptions,
): Promise<void> {
  const page = await readFile(join(directory, 'index.html'));
  const headers = {
    'cache-control': 'no-cache',
    'content-security-policy': policy(sources),
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
  };
  await app.register(fastifyStatic, {
    root: directory,
    ...builtFiles,
    globIgnore: ['index.html*', '.build-id', '**/*.map'],
  });
  app.get('/*', (request, reply) => {
    const isPage = request.headers.accept?.includes('text/html') && !/^\/(api|registry)\//.test(request.url);
    return isPage ? reply.headers(headers).type('text/html').send(page) : reply.callNotFound();
  });
}
