import type { LogEntry } from '../log/openLog';
import { Refusal } from '../refusal';
import { changesDocument, type Change } from '../state/change';

/** What an operator decides on: one remote, or one of the settings. */
export type Subject = { remote: string } | { setting: 'overridesChanged' | 'canarySettingsChanged' };

/**
 * Throws a Refusal with what changed where the subject is not any more as the operator saw it. `revision` is the
 * number of the last line that the operator has seen.
 */
export function assertUnchanged(log: readonly LogEntry[], subject: Subject, revision: number): void {
  const changed = log.slice(revision).filter(({ change }) => concerns(subject, change));
  if (changed.length > 0)
    throw new Refusal('conflict', 'Something has changed since you looked. Look again before you decide.', {
      changed,
    });
}

const concerns = (subject: Subject, change: Change): boolean =>
  'setting' in subject
    ? change.kind === subject.setting
    : changesDocument(change) && 'name' in change && change.name === subject.remote;
