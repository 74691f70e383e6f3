import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { brotliOptions, compressedFrom } from './compressAnswers';

/**
 * For so long an answer is shared, in milliseconds: what an operator changes is read a quarter of a second later. A round
 * opens, closes and is drawn at whole seconds, where a slice of the clock ends too.
 */
export const shareForMs = 250;
/** Of some kilobytes each, whatever parameters clients make up. */
const mostAnswers = 1_000;

export interface SharedAnswersOptions {
  now: () => Date;
  /** Length of a slice; 0 for none, so that nothing is shared. */
  sliceMs: number;
}

/** Makes the answer `key`, or gives the one that was made for somebody else. Rejects as `make` does. */
export type ShareAnswer = (key: string, make: () => Promise<string>) => Promise<SharedAnswer>;

/**
 * Answers that are the same for everybody who asks in the same slice of the server's clock. They are made once, with the
 * first request of the slice; those that come meanwhile wait for it. One that has not changed since an earlier slice is
 * the same bytes again, with what was compressed of it.
 */
export function createSharedAnswers({ now, sliceMs }: SharedAnswersOptions): ShareAnswer {
  const answers = new LRUCache<string, Shared>({ max: mostAnswers });
  return (key, make) => {
    const atMs = now().getTime();
    // For slices of 0 ms this is NaN, which equals nothing.
    const slice = atMs - (atMs % sliceMs);
    const known = answers.get(key);
    if (known?.slice === slice) return known.answer;
    const answer = make().then((body) => {
      shared.made = known?.made?.body === body ? known.made : new SharedAnswer(body);
      return shared.made;
    });
    const shared: Shared = { slice, answer };
    answers.set(key, shared);
    return answer;
  };
}

interface Shared {
  slice: number;
  answer: Promise<SharedAnswer>;
  made?: SharedAnswer;
}

const compressions = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
};
const negotiator = new Negotiator({ supportedValues: ['br', 'gzip', 'identity'] });

/** An answer as bytes, with a tag that other servers give the same answer too. */
class SharedAnswer {
  readonly tag: string;
  readonly #bytes: Buffer;
  readonly #compressed = new Map<keyof typeof compressions, Promise<Buffer>>();

  constructor(readonly body: string) {
    this.#bytes = Buffer.from(body);
    this.tag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  }

  /** Sends it compressed as the client takes it, or 304 where the client has it. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.header('etag', this.tag);
    if (request.headers['if-none-match'] === this.tag) return reply.code(304).send();
    reply.type('application/json; charset=utf-8');
    const encoding =
      this.#bytes.length < compressedFrom
        ? 'identity'
        : negotiator.negotiate(request.headers['accept-encoding'] ?? '');
    if (encoding !== 'br' && encoding !== 'gzip') return reply.send(this.#bytes);
    return reply.header('content-encoding', encoding).send(await this.#encoded(encoding));
  }

  /** Compressed once, for the first who asks. */
  #encoded(encoding: keyof typeof compressions): Promise<Buffer> {
    const known = this.#compressed.get(encoding);
    if (known) return known;
    const compressed =
      encoding === 'br' ? compressions.br(this.#bytes, brotliOptions) : compressions.gzip(this.#bytes);
    this.#compressed.set(encoding, compressed);
    return compressed;
  }
}
