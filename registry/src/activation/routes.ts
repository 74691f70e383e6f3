import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { GateChecks } from '../gate/gateChecks';
import { readBody, whySchema } from '../http/readBody';
import { canarySettingsSchema } from '../log/canarySettings';
import { flagNameSchema, remoteNameSchema } from '../log/change';
import type { RegistryLog } from '../log/openRegistryLog';
import type { Operator } from '../operators/operatorsFile';
import { operatorOf, operatorWith, operatorWithCode } from '../operators/routes';
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
const flagSchema = z.object({ flag: flagNameSchema, share: z.number().min(0).max(1).nullable() });
const overridesSchema = z.object({
  overrides: z.union([z.enum(['nobody', 'everybody']), z.array(z.string().min(1).max(100)).max(1000)]),
});

interface Options {
  registry: RegistryLog;
  signIn: SignIn;
  commands: Commands;
  gateChecks: GateChecks;
}

interface RemoteDecision<T> {
  run: (wanted: T & { name: string }, by: Decision) => Promise<unknown>;
  takesBack?: (wanted: T & { name: string }) => boolean;
}

type RemoteRoute = { Params: { name: string } };

const remoteNameOf = ({ params }: { params: { name: string } }): string =>
  readBody(remoteNameSchema, params.name);

/**
 * What operators decide, under `/registry/api`. Each decision returns the log entry that it made. All ask for a fresh
 * one-time code but those that take something back: going back to the release before, stopping a canary, switching a flag off.
 */
export function activationRoutes(app: FastifyInstance, options: Options): void {
  const { registry, signIn, commands, gateChecks } = options;

  const decisionOf = ({ name }: Operator, { body }: FastifyRequest): Decision => ({
    actor: { kind: 'operator', name },
    ...readBody(decisionSchema, body),
  });

  /** A decision about one remote, which asks for a fresh one-time code unless it only `takesBack` the last one. */
  function onRemote<T>(
    path: string,
    schema: z.ZodType<T>,
    { run, takesBack = () => false }: RemoteDecision<T>,
  ) {
    app.post<RemoteRoute>(`/remotes/:name/${path}`, async (request) => {
      await operatorOf(request, signIn);
      const wanted = { ...readBody(schema, request.body), name: remoteNameOf(request) };
      const operatorMay = takesBack(wanted) ? operatorWith : operatorWithCode;
      return run(wanted, decisionOf(await operatorMay('activate', request, signIn), request));
    });
  }

  onRemote('activate', activateSchema, { run: commands.activate });
  onRemote('rollback', rollbackSchema, {
    run: commands.rollBack,
    // An older release may be known to be unsafe.
    takesBack: ({ name, releaseId }) =>
      releaseId === undefined || releaseId === registry.state().remotes[name]?.previous,
  });
  onRemote('canary', canarySchema, { run: commands.startCanary });
  onRemote('canary/step', stepSchema, { run: commands.stepCanary });
  onRemote('canary/promote', z.object({}), { run: ({ name }, by) => commands.promoteCanary(name, by) });
  onRemote('canary/stop', z.object({}), {
    run: ({ name }, by) => commands.stopCanary(name, by),
    takesBack: () => true,
  });
  onRemote('flags', flagSchema, {
    run: commands.setFlag,
    takesBack: ({ share }) => share === null || share === 0,
  });

  app.post<{ Params: { name: string; id: string } }>('/remotes/:name/releases/:id/check', async (request) => {
    const operator = await operatorWith('activate', request, signIn);
    return gateChecks.check(remoteNameOf(request), request.params.id, {
      actor: { kind: 'operator', name: operator.name },
      why: 'Asked for a check',
    });
  });
  app.get<{ Params: { name: string; id: string } }>('/remotes/:name/releases/:id/check', async (request) => {
    await operatorOf(request, signIn);
    return gateChecks.resultOf(remoteNameOf(request), request.params.id);
  });
  app.put('/overrides', async (request) => {
    const by = decisionOf(await operatorWithCode('administer', request, signIn), request);
    return commands.changeOverrides(readBody(overridesSchema, request.body).overrides, by);
  });
  app.put('/canary-settings', async (request) => {
    const by = decisionOf(await operatorWithCode('administer', request, signIn), request);
    return commands.changeCanarySettings(readBody(canarySettingsSchema, request.body), by);
  });
}
