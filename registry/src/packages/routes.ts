import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createReadStream } from 'node:fs';
import { Refusal } from '../log/refusal';
import type { Packages } from './openPackages';

interface Asked {
  Params: { name: string; file: string };
}

/**
 * `/registry/npm/`: packages of the scope `@members` as npm asks for them, to be read only. npm writes the slash of a
 * name as `%2f`, and other clients as it is.
 */
export async function packageRoutes(
  app: FastifyInstance,
  { packages }: { packages: Packages },
): Promise<void> {
  for (const path of ['/:name', '/@members/:name'])
    app.get<Asked>(path, async (request, reply) => {
      const name = `@members/${request.params.name.replace(/^@members\//, '')}`;
      const versions = packages.versionsOf(name);
      const newest = versions.at(-1);
      if (!newest) throw new Refusal('notFound', `There is no package ${name}.`);
      const described = versions.map(({ file, ...version }) => {
        const tarball = `${addressOf(request)}/${name}/-/${file}`;
        return [version.version, { ...version, dist: { ...version.dist, tarball } }];
      });
      const answer = {
        name,
        'dist-tags': { latest: newest.version },
        versions: Object.fromEntries(described),
      };
      return reply.header('cache-control', 'no-cache').send(answer);
    });
  app.get<Asked>('/@members/:name/-/:file', async (request, reply) => {
    const { name, file } = request.params;
    const path = packages.fileOf(`@members/${name}`, file);
    if (!path) throw new Refusal('notFound', `There is no ${file}.`);
    return reply
      .type('application/gzip')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      .send(createReadStream(path));
  });
}

/** Where npm has asked: the same host, whichever that is. */
const addressOf = ({ protocol, host }: FastifyRequest) => `${protocol}://${host}/registry/npm`;
