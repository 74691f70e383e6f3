import type { FastifyInstance } from 'fastify';
import type { JWK } from 'jose';
import { z } from 'zod';
import type { KeyOverview, KeysOverview } from '../http/api';
import { readBody, whySchema } from '../http/readBody';
import type { LogEntry } from '../log/openLog';
import type { RegistryLog } from '../log/openRegistryLog';
import { operatorOf, operatorWithCode } from './routes';
import type { SignIn } from './signIn';

const rotateSchema = z.object({ why: whySchema });

/** Every key that the log knows of, newest first. */
function keysOf(registry: RegistryLog): KeyOverview[] {
  const changes = registry.log().flatMap((since) => {
    const { change } = since;
    return change.kind === 'keyRotated' || change.kind === 'keyReplaced' ? [{ since, change }] : [];
  });
  const [earliest] = changes;
  const first = earliest ? earliest.change.before : registry.publicKey();
  const later = changes.map(({ since, change }) => ({ id: idOf(change.key), since })).reverse();
  return first ? [...later, { id: idOf(first), since: null }] : later;
}

const idOf = ({ x = '' }: JWK): string => x;

/** The keys that sign the document, under `/registry/api/keys`. */
export function keyRoutes(
  app: FastifyInstance,
  { registry, signIn }: { registry: RegistryLog; signIn: SignIn },
): void {
  app.get('/keys', async (request): Promise<KeysOverview> => {
    await operatorOf(request, signIn);
    const { issuedAt, expiresAt } = registry.document();
    return { keys: keysOf(registry), issuedAt, expiresAt };
  });
  app.post('/keys/rotate', async (request): Promise<LogEntry> => {
    const { name } = await operatorWithCode('administer', request, signIn);
    const { why } = readBody(rotateSchema, request.body);
    return registry.rotateKey({ actor: { kind: 'operator', name }, why });
  });
}
