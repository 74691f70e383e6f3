import type { Finding } from './change';
import type { LogEntry } from './openLog';

/** Why the registry refuses a request; HTTP makes a status of it. */
export type RefusalReason =
  | 'invalid'
  | 'signedOut'
  | 'forbidden'
  | 'code'
  | 'notFound'
  | 'conflict'
  | 'gate'
  | 'checking'
  | 'tooLarge'
  | 'busy';

/** A request that the registry refuses. `message` is one sentence for people. */
export class Refusal extends Error {
  constructor(
    readonly reason: RefusalReason,
    message: string,
    /** What changed since the operator looked, why the gate refuses, that a fresh one-time code is asked for, or that the gate is still at work. */
    readonly details: {
      changed?: readonly LogEntry[];
      findings?: readonly Finding[];
      codeNeeded?: true;
      checking?: true;
    } = {},
  ) {
    super(message);
  }
}
