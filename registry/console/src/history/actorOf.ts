import type { LogEntry } from '../api/types';

/** Who did it: an operator by name, a team as such, or the registry by itself. */
export function actorOf({ actor }: Pick<LogEntry, 'actor'>): string {
  if (actor.kind === 'team') return `Team ${actor.name}`;
  return actor.kind === 'registry' ? `The registry (${actor.name})` : actor.name;
}
