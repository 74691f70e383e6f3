import fastifyMultipart, { type Multipart } from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import type { Registry } from '../openRegistry';
import { Refusal } from '../refusal';
import type { IncomingFile } from '../releases/storeRelease';
import { readRest } from './readRest';
import { publishRelease } from './publishRelease';

const uploadsPerMinute = 30;
const statementBytes = 512 * 1024;

/** `POST /registry/api/releases`: a part `release` with the team's statement, then a part per file named by its path. */
export async function publishingRoutes(
  app: FastifyInstance,
  { registry, now }: { registry: Registry; now: () => number },
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
  app.post(
    '/releases',
    { config: { rateLimit: { max: uploadsPerMinute, timeWindow: '1 minute' } } },
    async (request, reply) => {
      const parts = request.parts();
      try {
        const { value: first } = await parts.next();
        if (first?.type !== 'field' || first.fieldname !== 'release')
          throw new Refusal('invalid', 'The first part must be the signed statement, named release.');
        const delivery = { statement: String(first.value), files: filesOf(parts) };
        return reply.code(201).send(await publishRelease(registry, delivery, now()));
      } catch (error) {
        await readRest(request.raw);
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
