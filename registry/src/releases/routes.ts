import fastifyMultipart, { type Multipart } from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { Refusal } from '../log/refusal';
import type { ReleaseStore } from './openReleaseStore';
import { createUploads } from './publish';
import type { IncomingFile } from './storeFiles';

const uploadsPerMinute = 30;
const statementBytes = 512 * 1024;

/** `POST /registry/api/releases`: a part `release` with the team's statement, then a part per file, named by its path. */
export async function publishingRoutes(
  app: FastifyInstance,
  { registry, now }: { registry: ReleaseStore; now: () => number },
): Promise<void> {
  await app.register(fastifyMultipart, {
    limits: {
      fields: 1,
      fieldSize: statementBytes,
      fieldNameSize: 200,
      files: 1000,
      parts: 1001,
      fileSize: 50_000_000,
    },
  });
  const publish = createUploads(registry, now);
  app.post(
    '/releases',
    { config: { rateLimit: { max: uploadsPerMinute, timeWindow: '1 minute' } } },
    async (request, reply) => {
      const parts = request.parts();
      try {
        const { value: first } = await parts.next();
        if (first?.type !== 'field' || first.fieldname !== 'release')
          throw new Refusal('invalid', 'The first part must be the signed statement, named release.');
        return reply.code(201).send(await publish({ statement: String(first.value), files: filesOf(parts) }));
      } catch (error) {
        await drain(request.raw);
        void reply.header('connection', 'close');
        throw error;
      }
    },
  );
}

async function* filesOf(parts: AsyncIterable<Multipart>): AsyncGenerator<IncomingFile> {
  for await (const part of parts) {
    if (part.type === 'field')
      throw new Refusal('invalid', `${part.fieldname} was sent without being a file.`);
    yield { path: part.fieldname, content: part.file };
  }
}

/** What a refused upload may still send before its connection is closed. */
const maxDrainBytes = 60_000_000;
const maxDrainMs = 15_000;

/**
 * Reads the rest of a request and drops it, within limits. A client that sends everything before it reads the response
 * would get a broken connection otherwise.
 */
async function drain(incoming: IncomingMessage): Promise<void> {
  incoming.unpipe();
  if (incoming.readableEnded || incoming.destroyed) return;
  await new Promise<void>((done) => {
    let bytes = 0;
    const timer = setTimeout(done, maxDrainMs);
    incoming.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxDrainBytes) done();
    });
    for (const event of ['end', 'close', 'error']) incoming.once(event, () => done());
    incoming.once('close', () => clearTimeout(timer));
    incoming.resume();
  });
}
