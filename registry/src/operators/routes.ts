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
      sessionCookie.write(reply, token, signIn);
      return sessionOf(operator);
    },
  );
  app.get('/session', async (request): Promise<OperatorSession> =>
    sessionOf(await operatorOf(request, signIn)),
  );
  app.delete('/session', async (request, reply) => {
    signIn.end(sessionCookie.read(request, signIn));
    sessionCookie.clear(reply, signIn);
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
): Promise<Operator> => signIn.operatorOf(sessionCookie.read(request, signIn), options);

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

const sessionOf = ({ name, rights }: Operator): OperatorSession => ({ name, rights });

type Cookies = Pick<SignIn, 'secure'>;

/** With this prefix browsers take a cookie over TLS alone, for this very host, and no other host can set it. */
const cookieName = ({ secure }: Cookies): string => `${secure ? '__Host-' : ''}members_office`;
/** Scripts can't read it, and pages of other sites can't send it. */
const cookieOptions = ({ secure }: Cookies) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure }) as const;

const sessionCookie = {
  read: ({ headers }: FastifyRequest, cookies: Cookies): string | undefined =>
    parseCookie(headers.cookie ?? '')[cookieName(cookies)],
  write(reply: FastifyReply, token: string, cookies: Cookies): void {
    const options = { ...cookieOptions(cookies), maxAge: sessionMs / 1000 };
    void reply.header('set-cookie', stringifySetCookie(cookieName(cookies), token, options));
  },
  clear(reply: FastifyReply, cookies: Cookies): void {
    const options = { ...cookieOptions(cookies), maxAge: 0 };
    void reply.header('set-cookie', stringifySetCookie(cookieName(cookies), '', options));
  },
};
