import { Card } from '@members/ui/core';
import { useRead } from '../../calls/queries';
import { Facts } from '../../parts/Facts';
import { Money, Time } from '../../parts/formats';
import { Loaded } from '../../parts/Loaded';
import { useAreaTexts } from '../../texts';
import { isForGood, type Member } from './MemberScreen';
import styles from './MemberScreen.module.css';

/** What the member has set for themselves: seen here, and changed by the member alone. */
export function Limits({ member: { id: memberId } }: { member: Member }) {
  const { t } = useAreaTexts('members');
  const read = useRead('memberControl', { memberId });
  return (
    <Loaded read={read} height={320}>
      {({ pausedUntil, limits, changes }) => (
        <div className={styles.cards}>
          <Card padding="l">
            <h2>{t('limitsNow')}</h2>
            <Facts
              facts={[
                [
                  t('pause'),
                  pausedUntil ? (
                    isForGood(pausedUntil) ? (
                      t('forGood')
                    ) : (
                      <Time key="p" at={pausedUntil} />
                    )
                  ) : (
                    t('none')
                  ),
                ],
                ...limits.map(
                  ({ kind, amountMinor, usedMinor }) =>
                    [
                      t(`limits.${kind}`),
                      <span key={kind}>
                        <Money minor={usedMinor} />{' '}
                        {amountMinor === null ? (
                          `· ${t('unlimited')}`
                        ) : (
                          <>/ {<Money minor={amountMinor} />}</>
                        )}
                      </span>,
                    ] as const,
                ),
              ]}
            />
            {limits.map(
              ({ kind, raise }) =>
                raise && (
                  <p key={kind} className={styles.hint}>
                    {t('raise', { limit: t(`limits.${kind}`) })}{' '}
                    {raise.toMinor === null ? t('none') : <Money minor={raise.toMinor} />} ·{' '}
                    <Time at={raise.from} />
                  </p>
                ),
            )}
            <p className={styles.hint}>{t('limitsText')}</p>
          </Card>
          <Card padding="l">
            <h2>{t('limitChanges')}</h2>
            {changes.length === 0 && <p>{t('noChanges')}</p>}
            <ul className={styles.list}>
              {changes.map(({ action, subject, amountMinor, until, at }) => (
                <li key={at + action + subject}>
                  <span>{t(`changes.${action}`)}</span>
                  <span>{t(action === 'paused' ? `pauses.${subject}` : `limits.${subject}`)}</span>
                  <span>
                    {amountMinor !== null && <Money minor={amountMinor} />} {until && <Time at={until} />}
                  </span>
                  <Time at={at} />
                </li>
              ))}
            </ul>
          </Card>
        </div>
      )}
    </Loaded>
  );
}
