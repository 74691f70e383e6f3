import type { FastifyServerOptions } from 'fastify';

interface LoggedRequest {
  method: string;
  url: string;
}

/** What a log may hold of a fault. PostgreSQL puts values of the row into `detail`, so only chosen fields pass. */
export function logged(error: unknown) {
  const { name, message, code, stack } = error as Partial<Error & { code: unknown }>;
  return { name, message, code, stack };
}

/**
 * Fastify's logger options. No query, header, body or address is ever logged: calls 27 and 31 carry a name and
 * passwords in the query (D58), headers carry the session, bodies carry everything else, an address is a person's.
 */
export const loggerOptions = (
  level: string,
): Exclude<FastifyServerOptions['logger'], boolean | undefined> => ({
  level,
  serializers: {
    req: (request: LoggedRequest) => ({
      method: request.method,
      // Who has the token of a preview sees drafts.
      path: request.url.split('?', 1)[0]!.replace(/(\/preview\/)[^/]+/, '$1…'),
    }),
    res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
    err: (error: Error) => logged(error) as never,
  },
});
