import { Declined } from '@members/server';
import type { FastifyError, FastifyInstance } from 'fastify';
import { Refusal, type RefusalReason } from '../log/refusal';
import type { RefusalAnswer } from './api';

const statusOf: Readonly<Record<RefusalReason, number>> = {
  checking: 202,
  invalid: 400,
  signedOut: 401,
  forbidden: 403,
  code: 403,
  notFound: 404,
  conflict: 409,
  tooLarge: 413,
  gate: 422,
  busy: 429,
};

/** Makes every failure of a scope's routes a JSON response with one sentence; internal details go to the process's log only. */
export function answerRefusals(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | Refusal | Declined>((error, request, reply) => {
    if (error instanceof Refusal) {
      const answer: RefusalAnswer = { error: error.message, ...error.details };
      return reply.code(statusOf[error.reason]).send(answer);
    }
    // Of the office as a whole: who may ask it at all.
    if (error instanceof Declined) return reply.code(403).send({ error: error.message });
    const { statusCode = 500 } = error;
    if (statusCode < 500) return reply.code(statusCode).send({ error: sentenceOf(error.message) });
    request.log.error({ err: error }, 'the registry failed');
    return reply.code(500).send({ error: 'The registry failed. Its log says why.' });
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'There is nothing here.' }));
}

const sentenceOf = (message: string): string => (/[.!?]$/.test(message) ? message : `${message}.`);
