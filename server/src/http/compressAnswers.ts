import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { constants } from 'node:zlib';

/** In bytes; shorter answers gain nothing. */
export const compressedFrom = 1024;
/** Of 11: most answers are made for one request, so compressing must not cost more than sending. */
const quality = 4;
export const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: quality } };

/**
 * Compresses the answers of routes that are added after this. Files that are compressed beforehand stay as they are. A
 * session travels in a header that other sites can't make a browser send, so no answer holds a secret beside a text that
 * somebody else could choose and vary.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip', 'identity'],
    threshold: compressedFrom,
    brotliOptions,
  });
}
