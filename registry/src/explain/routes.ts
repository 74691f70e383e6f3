import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { z } from 'zod';
import type { ExplainedFrame } from '../http/api';
import { readBody } from '../http/readBody';
import { operatorOf } from '../operators/routes';
import type { SignIn } from '../operators/signIn';
import type { ReleaseStore } from '../releases/openReleaseStore';
import { explainStack } from './explainStack';

const stackSchema = z.object({ stack: z.string().min(1).max(20_000) });

/** Where a registry keeps the source maps of shells. */
export const shellMapsIn = (directory: string): string => join(directory, 'shell-maps');

/** `POST /registry/api/explain`: a stack, with where each line of it is in the sources; for a team in its own and the shell's. */
export function explainRoutes(
  app: FastifyInstance,
  { registry, signIn }: { registry: ReleaseStore; signIn: SignIn },
): void {
  const directories = { releases: registry.releasesDirectory, shells: shellMapsIn(registry.directory) };
  app.post('/explain', async (request): Promise<{ frames: ExplainedFrame[] }> => {
    const { remote } = await operatorOf(request, signIn, { forTeams: true });
    const { stack } = readBody(stackSchema, request.body);
    return { frames: await explainStack(stack, { ...directories, only: remote }) };
  });
}
