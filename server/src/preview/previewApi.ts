import type { FastifyInstance } from 'fastify';
import { asTypedBy } from '../content';
import { memberApi, type MemberApiOptions } from '../http';
import { previewSession } from './previewMember';
import type { PreviewTokens } from './tokens';

export interface PreviewApiOptions extends Omit<MemberApiOptions, 'authenticate' | 'shareMs' | 'readOnly'> {
  tokens: PreviewTokens;
}

/**
 * The member API with drafts as if they were published, at `/api/preview/<token>`: what the frame of an operator's preview
 * asks. It is one of its own, whose answers are shared with nobody and kept by nobody, and which writes nothing.
 */
export async function previewApi(
  app: FastifyInstance,
  { tokens, ...options }: PreviewApiOptions,
): Promise<void> {
  app.addHook('onRequest', (request, reply, done) => {
    const { token } = request.params as { token: string };
    const operator = tokens.operatorOf(token, options.now());
    if (operator === null) void reply.code(404).send();
    else asTypedBy(operator, done);
  });
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  await app.register(memberApi, {
    ...options,
    prefix: '',
    authenticate: async () => previewSession,
    shareMs: 0,
    readOnly: true,
  });
}
