import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * A cookie of the office's origin. With its prefix browsers take it over TLS alone, for this very host, and no other
 * host can set it. Scripts can't read it, and pages of other sites can't send it.
 */
export function officeCookie(baseName: string, { secure, maxAgeMs }: { secure: boolean; maxAgeMs: number }) {
  const name = `${secure ? '__Host-' : ''}${baseName}`;
  const set = (reply: FastifyReply, value: string, maxAge: number): void => {
    const options = { path: '/', httpOnly: true, sameSite: 'strict', secure, maxAge } as const;
    void reply.header('set-cookie', stringifySetCookie(name, value, options));
  };
  return {
    read: ({ headers }: FastifyRequest): string | undefined => parseCookie(headers.cookie ?? '')[name],
    write: (reply: FastifyReply, value: string) => set(reply, value, maxAgeMs / 1000),
    clear: (reply: FastifyReply) => set(reply, '', 0),
  };
}
