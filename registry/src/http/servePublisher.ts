import type { FastifyInstance } from 'fastify';
import { createReadStream } from 'node:fs';

/** Serves the program with which a team publishes, at `/registry/publish.mjs`. */
export function servePublisher(app: FastifyInstance, file: string): void {
  app.get('/registry/publish.mjs', (_request, reply) =>
    reply
      .type('text/javascript')
      .header('cache-control', 'no-cache')
      .header('x-content-type-options', 'nosniff')
      .header('content-disposition', 'attachment; filename="publish.mjs"')
      .send(createReadStream(file)),
  );
}
