import type { LogEntry } from '../api/types';

/** The entry by which the active release of a remote came to run; undefined where it is further back than known. */
export const runningSince = (
  name: string,
  active: string | null,
  history: readonly LogEntry[],
): LogEntry | undefined =>
  history.find(
    ({ change }) =>
      (change.kind === 'activated' || change.kind === 'rolledBack') &&
      change.name === name &&
      change.releaseId === active,
  );
