import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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

/**
 * Who sent a request; rejects with a Refusal for nobody. A request that a page sends by itself is `unattended` and does
 * not keep the session alive.
 */
export const operatorOf = (
  request: FastifyRequest,
  signIn: SignIn,
  options: { unattended?: boolean } = {},
): Promise<Operator> => signIn.operatorOf(sessionCookie.read(request), options);

/** Who sent a request; rejects with a Refusal unless they have the right. */
export async function operatorWith(right: Right, request: FastifyRequest, signIn: SignIn): Promise<Operator> {
  const operator = await operatorOf(request, signIn);
  if (!operator.rights.includes(right))
    throw new Refusal('forbidden', `${operator.name} has no right to ${right}.`);
  return operator;
}

const sessionOf = ({ name, rights }: Operator): OperatorSession => ({ name, rights });

const cookieName = 'members_registry';
/** Scripts can't read it, pages of other sites can't send it, and the app's own paths never get it. */
const cookieOptions = { path: '/registry', httpOnly: true, sameSite: 'strict' } as const;

const sessionCookie = {
  read: ({ headers }: FastifyRequest): string | undefined => parseCookie(headers.cookie ?? '')[cookieName],
  write(request: FastifyRequest, reply: FastifyReply, token: string): void {
    const secure = request.protocol === 'https';
    const maxAge = sessionMs / 1000;
    void reply.header(
      'set-cookie',
      stringifySetCookie(cookieName, token, { ...cookieOptions, secure, maxAge }),
    );
  },
  clear: (reply: FastifyReply): void =>
    void reply.header('set-cookie', stringifySetCookie(cookieName, '', { ...cookieOptions, maxAge: 0 })),
};
