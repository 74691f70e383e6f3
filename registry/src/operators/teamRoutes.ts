import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readBody, whySchema } from '../http/readBody';
import { quotaSchema, remoteNameSchema } from '../log/change';
import type { RegistryLog } from '../log/openRegistryLog';
import { operatorWithCode } from './routes';
import type { SignIn } from './signIn';
import { addTeam, changeQuota, removeTeam } from './teams';

const teamNameSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]{1,39}$/, 'A team is named by 2 to 40 small letters, digits and hyphens.');

const publicKeySchema = z
  .object({
    kty: z.literal('EC'),
    crv: z.literal('P-256'),
    x: z.string().max(60),
    y: z.string().max(60),
    d: z.undefined('This is the private key. Give the public one.').optional(),
  })
  .transform(({ kty, crv, x, y }) => ({ kty, crv, x, y }));

const addSchema = z.object({
  team: teamNameSchema,
  remote: remoteNameSchema,
  key: publicKeySchema,
  why: whySchema,
});
const changeQuotaSchema = quotaSchema.extend({ why: whySchema });
const removeSchema = z.object({ why: whySchema });

/** Who may publish what, under `/registry/api/teams`. */
export function teamRoutes(
  app: FastifyInstance,
  { registry, signIn }: { registry: RegistryLog; signIn: SignIn },
): void {
  app.post('/teams', async (request) => {
    const { name } = await operatorWithCode('administer', request, signIn);
    const { why, ...team } = readBody(addSchema, request.body);
    return addTeam(registry, team, { actor: { kind: 'operator', name }, why });
  });
  app.put<{ Params: { team: string } }>('/teams/:team/quota', async (request) => {
    const { name } = await operatorWithCode('administer', request, signIn);
    const { why, ...quota } = readBody(changeQuotaSchema, request.body);
    const team = readBody(teamNameSchema, request.params.team);
    return changeQuota(registry, { team, quota }, { actor: { kind: 'operator', name }, why });
  });
  app.delete<{ Params: { team: string } }>('/teams/:team', async (request) => {
    const { name } = await operatorWithCode('administer', request, signIn);
    const { why } = readBody(removeSchema, request.body);
    const team = readBody(teamNameSchema, request.params.team);
    return removeTeam(registry, team, { actor: { kind: 'operator', name }, why });
  });
}
