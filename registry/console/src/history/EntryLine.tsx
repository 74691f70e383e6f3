import type { LogEntry } from '../api/types';
import { Time } from '../format/Time';
import { actorOf } from './actorOf';
import { describeChange } from './describeChange';

/** An entry of the log in one sentence: who, what, when, why. */
export function EntryLine({ entry }: { entry: LogEntry }) {
  const { what } = describeChange(entry.change);
  return (
    <>
      <strong>{actorOf(entry)}</strong> {what}, <Time at={entry.at} exact />: “{entry.why}”
    </>
  );
}
