import { StatusLabel } from '@members/ui/core';
import type { ReleaseOverview } from '../api/types';
import { Time } from '../format/Time';
import styles from './CheckResult.module.css';

/** What the gate found, in words, or that the release is there. */
export function CheckResult({ release: { check, atGate } }: { release: ReleaseOverview }) {
  if (atGate)
    return (
      <StatusLabel tone="warn">
        {atGate.behind.length > 0 ? `Waits at the gate behind ${atGate.behind.join(', ')}` : 'At the gate'}
      </StatusLabel>
    );
  if (!check) return <StatusLabel>Not checked yet</StatusLabel>;
  const { at, findings } = check;
  const hard = findings.filter(({ level }) => level === 'hard').length;
  const verdict =
    hard > 0
      ? ({ tone: 'danger', text: 'Refused' } as const)
      : findings.length > 0
        ? ({ tone: 'warn', text: 'Needs an override' } as const)
        : ({ tone: 'success', text: 'Passed' } as const);
  return (
    <div>
      <StatusLabel tone={verdict.tone}>{verdict.text}</StatusLabel>
      <span className={styles.at}>
        {' '}
        checked <Time at={at} />
      </span>
      {findings.length > 0 && (
        <ul className={styles.findings}>
          {findings.map(({ id, level, text }) => (
            <li key={id}>
              {level === 'soft' && 'Can be overridden: '}
              {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
