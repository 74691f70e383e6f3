import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionMs } from './sessions';

const name = 'members_registry';
/** No script reads it, no other site's page sends it, and the app's own paths never see it. */
const options = { path: '/registry', httpOnly: true, sameSite: 'strict' } as const;

export const sessionCookie = {
  read: ({ headers }: FastifyRequest): string | undefined => parseCookie(headers.cookie ?? '')[name],
  write(request: FastifyRequest, reply: FastifyReply, token: string): void {
    const secure = request.protocol === 'https';
    const maxAge = sessionMs / 1000;
    void reply.header('set-cookie', stringifySetCookie(name, token, { ...options, secure, maxAge }));
  },
  clear: (reply: FastifyReply): void =>
    void reply.header('set-cookie', stringifySetCookie(name, '', { ...options, maxAge: 0 })),
};
