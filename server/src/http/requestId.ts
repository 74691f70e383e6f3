import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const sane = /^[\w.:-]{8,80}$/;

/**
 * Names a request in every log line and in the answer's `x-request-id`. The name that a proxy gave it is kept, so
 * that one search finds both logs; where nothing in front is trusted, clients name nothing.
 */
export function requestIds(trustProxy: boolean): (request: Pick<IncomingMessage, 'headers'>) => string {
  return ({ headers }) => {
    const given = headers['x-request-id'];
    return trustProxy && typeof given === 'string' && sane.test(given) ? given : randomUUID();
  };
}
