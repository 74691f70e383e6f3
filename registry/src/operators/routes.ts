import { officeCookie } from '@members/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { OperatorSession } from '../http/api';
import { readBody } from '../http/readBody';
import type { Right } from '../log/change';
import { Refusal } from '../log/refusal';
import type { Operator } from './operatorsFile';
import { sessionMs } from './sessions';
import type { SignIn } from './signIn';

const signInSchema = z.object({
  name: z.string().min(1).max(100),
  password: z.string().min(1).max(200),
  code: z.string().min(1).max(10),
});

/** Sign-in attempts from one address: each costs hashing a password. */
const attemptsPerMinute = 20;

/** `/registry/api/session`: sign in, who am I, sign out. */
export function sessionRoutes(app: FastifyInstance, signIn: SignIn): void {
  app.post(
    '/session',
    { config: { rateLimit: { max: attemptsPerMinute, timeWindow: '1 minute' } } },
    async (request, reply): Promise<OperatorSession> => {
      const device = deviceCookie.read(request, signIn);
      const attempt = { ...readBody(signInSchema, request.body), device };
      const { token, deviceToken, operator } = await signIn.start(attempt);
      sessionCookie.write(reply, token, signIn);
      deviceCookie.write(reply, deviceToken, signIn);
      return sessionOf(operator);
    },
  );
  app.get('/session', async (request): Promise<OperatorSession> =>
    sessionOf(await operatorOf(request, signIn, { forTeams: true })),
  );
  app.delete('/session', async (request, reply) => {
    signIn.end(sessionCookie.read(request, signIn));
    sessionCookie.clear(reply, signIn);
    return {};
  });
}

interface Asked {
  /** The page asked by itself, which does not keep the session alive. */
  unattended?: boolean;
  /** The answer has nothing of other remotes for an operator of a team, though the address names none. */
  forTeams?: boolean;
}

/**
 * Who sent a request; rejects with a Refusal for nobody, and for an operator of a team where the address names another
 * remote, or none and the answer is not made `forTeams`.
 */
export async function operatorOf(
  request: FastifyRequest,
  signIn: SignIn,
  { forTeams = false, ...asked }: Asked = {},
): Promise<Operator> {
  const operator = await signIn.operatorOf(sessionCookie.read(request, signIn), asked);
  const { name } = (request.params ?? {}) as { name?: string };
  const sees = operator.remote === undefined || (name === undefined ? forTeams : name === operator.remote);
  if (!sees) throw new Refusal('forbidden', `${operator.name} sees ${operator.remote} and nothing else.`);
  return operator;
}

/** Who sent a request; rejects with a Refusal unless they have the right. */
export async function operatorWith(right: Right, request: FastifyRequest, signIn: SignIn): Promise<Operator> {
  const operator = await operatorOf(request, signIn);
  if (!operator.rights.includes(right))
    throw new Refusal('forbidden', `${operator.name} has no right to ${right}.`);
  return operator;
}

const codeSchema = z.object({ code: z.string().max(10).optional() });

/**
 * Who decides something for which a session alone is not enough; rejects with a Refusal unless they have the right, and
 * gave a one-time code in the last minutes or give one as `code` of the body.
 */
export async function operatorWithCode(
  right: Right,
  request: FastifyRequest,
  signIn: SignIn,
): Promise<Operator> {
  const operator = await operatorWith(right, request, signIn);
  const { code } = readBody(codeSchema, request.body ?? {});
  await signIn.requireFreshCode(sessionCookie.read(request, signIn) ?? '', code, operator);
  return operator;
}

const sessionOf = ({ name, rights, remote }: Operator): OperatorSession => ({
  name,
  rights,
  ...(remote !== undefined && { remote }),
});

const sessionCookie = officeCookie('members_office', sessionMs / 1000);
/** Stays when the session ends: it says that this operator has signed in here. */
const deviceCookie = officeCookie('members_office_device', 365 * 24 * 3600);
