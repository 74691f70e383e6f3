import type { ReleaseOverview } from '@members/office-contract';
import { StatusLabel } from '@members/ui/core';
import { useReleaseTexts } from '../useReleaseTexts';
import styles from './CheckResult.module.css';

/** What the gate found, in words, or that the release is there. */
export function CheckResult({ release: { check, atGate } }: { release: ReleaseOverview }) {
  const { t, time } = useReleaseTexts();
  if (atGate)
    return (
      <StatusLabel tone="warn" waiting>
        {atGate.behind.length > 0
          ? t('check.behind', { releases: atGate.behind.join(', ') })
          : t('check.atGate')}
      </StatusLabel>
    );
  if (!check) return <StatusLabel>{t('check.none')}</StatusLabel>;
  const { at, findings } = check;
  const isHard = findings.some(({ level }) => level === 'hard');
  const verdict = isHard
    ? ({ tone: 'danger', key: 'refused' } as const)
    : findings.length > 0
      ? ({ tone: 'warn', key: 'override' } as const)
      : ({ tone: 'success', key: 'passed' } as const);
  return (
    <div>
      <StatusLabel tone={verdict.tone}>{t(`check.${verdict.key}`)}</StatusLabel>{' '}
      <span className={styles.at}>{t('check.at', { at: time(at) })}</span>
      {findings.length > 0 && (
        <ul className={styles.findings}>
          {findings.map(({ id, level, text }) => (
            <li key={id}>
              {level === 'soft' && `${t('check.soft')} `}
              <span lang="en">{text}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
