import type { Finding, LogEntry } from './types';

/** A call that the registry refused, or that didn't reach it (`status` 0). `message` is one sentence for people. */
export class RegistryError extends Error {
  /** With 409: what changed since the operator looked. */
  readonly changed: readonly LogEntry[];
  /** With 422: why the gate refuses. */
  readonly findings: readonly Finding[];

  constructor(
    readonly status: number,
    message: string,
    { changed = [], findings = [] }: { changed?: readonly LogEntry[]; findings?: readonly Finding[] } = {},
  ) {
    super(message);
    this.changed = changed;
    this.findings = findings;
  }
}

export const isSignedOut = (error: unknown): boolean =>
  error instanceof RegistryError && error.status === 401;
