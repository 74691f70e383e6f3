import type { Finding } from './gate/finding';
import type { LogEntry } from './log/openLog';

/** Why the registry doesn't do what it was asked to. */
export type RefusalReason =
  'invalid' | 'signedOut' | 'forbidden' | 'notFound' | 'conflict' | 'gate' | 'tooLarge' | 'busy';

/** What somebody asked for and doesn't get. `message` is one sentence for people. */
export class Refusal extends Error {
  constructor(
    readonly reason: RefusalReason,
    message: string,
    /** What changed since the operator looked, or why the gate refuses. */
    readonly details: { changed?: readonly LogEntry[]; findings?: readonly Finding[] } = {},
  ) {
    super(message);
  }
}
