import type { KeysOverview } from '@members/office-contract';
import type { RegistryLog } from '../log/openRegistryLog';

/** Every key that the log knows of, newest first. */
export function keysOf(registry: RegistryLog): KeysOverview['keys'] {
  const changes = registry.log().flatMap((since) => {
    const { change } = since;
    return change.kind === 'keyRotated' || change.kind === 'keyReplaced' ? [{ since, change }] : [];
  });
  const [earliest] = changes;
  const first = earliest ? earliest.change.before : registry.publicKey();
  const later = changes.map(({ since, change }) => ({ id: idOf(change.key), since })).reverse();
  return first ? [...later, { id: idOf(first), since: null }] : later;
}

const idOf = ({ x = '' }: { x?: string }): string => x;
