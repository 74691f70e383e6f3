import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface Cookies {
  /** Whether operators come over TLS alone. */
  secure: boolean;
}

/**
 * A cookie of the operators' origin. With its prefix browsers take it over TLS alone, for this very host, and no other
 * host can set it. Scripts can't read it, and pages of other sites can't send it: with `lax` their links alone can.
 */
export function officeCookie(baseName: string, maxAge: number, sameSite: 'strict' | 'lax' = 'strict') {
  const nameOf = ({ secure }: Cookies) => `${secure ? '__Host-' : ''}${baseName}`;
  const set = (reply: FastifyReply, cookies: Cookies, given: { value: string; maxAge: number }): void => {
    const options = { path: '/', httpOnly: true, sameSite, secure: cookies.secure } as const;
    const text = stringifySetCookie(nameOf(cookies), given.value, { ...options, maxAge: given.maxAge });
    void reply.header('set-cookie', text);
  };
  return {
    read: ({ headers }: FastifyRequest, cookies: Cookies): string | undefined =>
      parseCookie(headers.cookie ?? '')[nameOf(cookies)],
    write: (reply: FastifyReply, value: string, cookies: Cookies) => set(reply, cookies, { value, maxAge }),
    clear: (reply: FastifyReply, cookies: Cookies) => set(reply, cookies, { value: '', maxAge: 0 }),
  };
}
