import { remoteName } from '@members/office-contract';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { z } from 'zod';
import { Refusal } from '../log/refusal';
import type { ReleaseStore } from '../releases/openReleaseStore';
import { releaseFileHeaders } from '../releases/serveReleases';
import { assertStillTeam, readSigned } from '../releases/statement';
import { assertOverridesAllowed, type Previews } from './previews';

const takesPerMinute = 30;
const releaseId = z.string().max(100);
/** What a team signs for a preview of its own. */
const askedSchema = z.object({
  name: remoteName,
  preview: releaseId,
  issuedAt: z.iso.datetime(),
  why: z.string().max(500).optional(),
});

interface Parts {
  registry: ReleaseStore;
  previews: Previews;
  now: () => number;
}

/**
 * `/registry/previews/`: a device takes a preview by the token of its link, and gets the release and its files by the
 * token that it has then. `POST` without a token is a team's, which signs what it asks for; such a preview runs for
 * those whom the registry lets run own builds.
 */
export async function previewRoutes(app: FastifyInstance, { registry, previews, now }: Parts): Promise<void> {
  const config = { rateLimit: { max: takesPerMinute, timeWindow: '1 minute' } };
  app.post<{ Body: { asked?: unknown } }>('/', { config }, async (request, reply) => {
    const asked = String(request.body?.asked ?? '');
    const signed = await readSigned(asked, {
      teams: registry.state().teams,
      now: now(),
      schema: askedSchema,
    });
    const { name, preview: id, why = 'A preview' } = signed.statement;
    const by = { actor: { kind: 'team', name: signed.team }, why } as const;
    const wanted = { name, releaseId: id, audience: 'developers' } as const;
    const begun = await previews.begin(wanted, by, (state) => {
      assertStillTeam(state, signed);
      assertOverridesAllowed(state);
    });
    return reply.code(201).send(begun);
  });
  app.post<{ Params: { token: string } }>('/:token', { config }, async ({ params }, reply) =>
    reply.header('cache-control', 'no-store').send({ token: await previews.take(params.token) }),
  );

  await app.register(async (files) => {
    files.addHook('onSend', async (_request, reply) => void reply.headers(releaseFileHeaders));
    await files.register(fastifyStatic, { root: registry.releasesDirectory, serve: false });
    files.get<{ Params: { token: string; '*': string } }>('/:token/*', async (request, reply) => {
      const { token, '*': file } = request.params;
      const preview = previews.open(token);
      if (!preview || !isPlain(file)) throw new Refusal('notFound', 'There is nothing here.');
      void reply.header('cache-control', 'no-store');
      if (file === 'preview.jws') {
        const signed = await registry.sign(previews.describe(preview, token));
        return reply.type('application/jose').send(signed);
      }
      // Whole folders are served under `/remotes` to everybody once they were active; here one file at a time.
      const folder = join(registry.releasesDirectory, preview.name, preview.releaseId);
      return reply.sendFile(file, folder, { cacheControl: false });
    });
  });
}

/** A path without a way out of its folder. */
const isPlain = (path: string) => /^[\w@.+/-]+$/.test(path) && !path.split('/').includes('..');
