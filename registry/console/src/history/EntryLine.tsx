import type { LogEntry } from '../api/types';
import { formatTime } from '../format/formatTime';
import { actorOf } from './actorOf';
import { describeChange } from './describeChange';

/** An entry of the log in one sentence: who, what, when, why. */
export function EntryLine({ entry }: { entry: LogEntry }) {
  const { what } = describeChange(entry.change);
  return (
    <>
      <strong>{actorOf(entry)}</strong> {what}, <time dateTime={entry.at}>{formatTime(entry.at)}</time>: “
      {entry.why}”
    </>
  );
}
