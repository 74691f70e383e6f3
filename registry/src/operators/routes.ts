import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { OperatorSession } from '../http/api';
import { readBody } from '../http/readBody';
import { Refusal } from '../refusal';
import type { Operator } from './operatorsFile';
import type { Right } from './right';
import { sessionCookie } from './sessionCookie';
import type { SignIn } from './signIn';

const signInSchema = z.object({
  name: z.string().min(1).max(100),
  password: z.string().min(1).max(200),
  code: z.string().min(1).max(10),
});

/** Sign-in attempts of one address in a minute: each costs a password's hash. */
const attemptsPerMinute = 20;

/** `/registry/api/session`: sign in, who am I, sign out. */
export function sessionRoutes(app: FastifyInstance, signIn: SignIn): void {
  app.post(
    '/session',
    { config: { rateLimit: { max: attemptsPerMinute, timeWindow: '1 minute' } } },
    async (request, reply): Promise<OperatorSession> => {
      const { token, operator } = await signIn.start(readBody(signInSchema, request.body));
      sessionCookie.write(request, reply, token);
      return sessionOf(operator);
    },
  );
  app.get('/session', async (request): Promise<OperatorSession> =>
    sessionOf(await operatorOf(request, signIn)),
  );
  app.delete('/session', async (request, reply) => {
    signIn.end(sessionCookie.read(request));
    sessionCookie.clear(reply);
    return {};
  });
}

/** Whose page asks by itself, again and again. Throws a Refusal for nobody. */
export const watcherOf = (request: FastifyRequest, signIn: SignIn): Promise<Operator> =>
  signIn.operatorOf(sessionCookie.read(request), { unattended: true });

/** Who sent a request. Throws a Refusal for nobody. */
export const operatorOf = (request: FastifyRequest, signIn: SignIn): Promise<Operator> =>
  signIn.operatorOf(sessionCookie.read(request));

/** Who sent a request, where they have the right. Throws a Refusal where not. */
export async function operatorWith(right: Right, request: FastifyRequest, signIn: SignIn): Promise<Operator> {
  const operator = await operatorOf(request, signIn);
  if (!operator.rights.includes(right))
    throw new Refusal('forbidden', `${operator.name} has no right to ${right}.`);
  return operator;
}

const sessionOf = ({ name, rights }: Operator): OperatorSession => ({ name, rights });
