import { Declined } from '@members/office-contract';
import type { FastifyError, FastifyInstance } from 'fastify';
import { Refusal, type RefusalReason } from '../log/refusal';

/** The body of every response to a refused request. */
export interface RefusalAnswer {
  /** One sentence. */
  error: string;
}

const statusOf: Readonly<Record<RefusalReason, number>> = {
  invalid: 400,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  tooLarge: 413,
  busy: 429,
};

/** Makes every failure of a scope's routes a JSON response with one sentence; internal details go to the process's log only. */
export function answerRefusals(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | Refusal | Declined>((error, request, reply) => {
    const answer = (status: number, sentence: string) =>
      reply.code(status).send({ error: sentence } satisfies RefusalAnswer);
    if (error instanceof Refusal) return answer(statusOf[error.reason], error.message);
    // What is decided by a team's key is refused for the reasons for which operators are refused it.
    if (error instanceof Declined) return answer(error.key === 'releaseMissing' ? 404 : 409, error.message);
    const { statusCode = 500 } = error;
    if (statusCode < 500) return answer(statusCode, sentenceOf(error.message));
    request.log.error({ err: error }, 'the registry failed');
    return answer(500, 'The registry failed. Its log says why.');
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'There is nothing here.' }));
}

const sentenceOf = (message: string): string => (/[.!?]$/.test(message) ? message : `${message}.`);
