import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { GateChecks } from '../gate/gateChecks';
import { readBody, whySchema } from '../http/readBody';
import { canarySettingsSchema } from '../log/canarySettings';
import { remoteNameSchema, type Right } from '../log/change';
import { operatorWith } from '../operators/routes';
import type { SignIn } from '../operators/signIn';
import type { Commands, Decision } from './commands';

const decisionSchema = z.object({
  why: whySchema,
  revision: z.number().int().min(0),
});
const releaseId = z.string().max(100);
const overrideFindings = z.array(z.string().max(500)).max(1000).optional();
const activateSchema = z.object({ releaseId, force: z.boolean().optional(), overrideFindings });
const rollbackSchema = z.object({ releaseId: releaseId.optional(), force: z.boolean().optional() });
const canarySchema = z.object({ releaseId, overrideFindings });
const stepSchema = z.object({ step: z.string().max(100) });
const overridesSchema = z.object({
  overrides: z.union([z.enum(['nobody', 'everybody']), z.array(z.string().min(1).max(100)).max(1000)]),
});

interface Options {
  signIn: SignIn;
  commands: Commands;
  gateChecks: GateChecks;
}

type RemoteRoute = { Params: { name: string } };

const remoteNameOf = ({ params }: { params: { name: string } }): string =>
  readBody(remoteNameSchema, params.name);

/** What operators decide, under `/registry/api`. Each decision returns the log entry that it made. */
export function activationRoutes(app: FastifyInstance, { signIn, commands, gateChecks }: Options): void {
  async function decisionOf(request: FastifyRequest, right: Right): Promise<Decision> {
    const { name } = await operatorWith(right, request, signIn);
    return { actor: { kind: 'operator', name }, ...readBody(decisionSchema, request.body) };
  }

  /** A decision about one remote. */
  function onRemote<T>(
    path: string,
    schema: z.ZodType<T>,
    run: (wanted: T & { name: string }, by: Decision) => Promise<unknown>,
  ) {
    app.post<RemoteRoute>(`/remotes/:name/${path}`, async (request) => {
      const by = await decisionOf(request, 'activate');
      return run({ ...readBody(schema, request.body), name: remoteNameOf(request) }, by);
    });
  }

  onRemote('activate', activateSchema, commands.activate);
  onRemote('rollback', rollbackSchema, commands.rollBack);
  onRemote('canary', canarySchema, commands.startCanary);
  onRemote('canary/step', stepSchema, commands.stepCanary);
  onRemote('canary/promote', z.object({}), ({ name }, by) => commands.promoteCanary(name, by));
  onRemote('canary/stop', z.object({}), ({ name }, by) => commands.stopCanary(name, by));

  app.post<{ Params: { name: string; id: string } }>('/remotes/:name/releases/:id/check', async (request) => {
    const operator = await operatorWith('activate', request, signIn);
    return gateChecks.check(remoteNameOf(request), request.params.id, {
      actor: { kind: 'operator', name: operator.name },
      why: 'Asked for a check',
    });
  });
  app.put('/overrides', async (request) => {
    const by = await decisionOf(request, 'administer');
    return commands.changeOverrides(readBody(overridesSchema, request.body).overrides, by);
  });
  app.put('/canary-settings', async (request) => {
    const by = await decisionOf(request, 'administer');
    return commands.changeCanarySettings(readBody(canarySettingsSchema, request.body), by);
  });
}
