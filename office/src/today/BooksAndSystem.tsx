import { languageTag, useLanguage } from '@members/i18n';
import { Card, StatusLabel } from '@members/ui/core';
import { Facts } from '../parts/Facts';
import { Ago, Time } from '../parts/formats';
import { useAreaTexts } from '../texts';
import styles from './TodayScreen.module.css';
import type { Today } from './useToday';

/** The books, the beacon, and what runs. */
export function BooksAndSystem({ today: { at, books, beacon, system } }: { today: Today }) {
  return (
    <div className={styles.cards}>
      {books && <Books books={books} />}
      {(beacon || system) && <Operation beacon={beacon} system={system} />}
      {system && <Servers servers={system.servers} at={at} />}
    </div>
  );
}

function Books({ books: { reconciledAt, differences, first } }: { books: NonNullable<Today['books']> }) {
  const { t } = useAreaTexts('today');
  return (
    <Card padding="l" className={styles.card}>
      <h2>{t('books')}</h2>
      {reconciledAt === null ? (
        <p>{t('neverReconciled')}</p>
      ) : (
        <StatusLabel tone={differences === 0 ? 'success' : 'danger'}>
          {differences === 0 ? t('inOrder') : t('differences', { count: differences })}
        </StatusLabel>
      )}
      {reconciledAt && (
        <p className={styles.muted}>
          {t('reconciled')} <Time at={reconciledAt} />
        </p>
      )}
      {first.length > 0 && (
        <details>
          <summary>{t('which')}</summary>
          <ul className={styles.differences}>
            {first.map((difference) => (
              <li key={difference}>{difference}</li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}

function Operation({ beacon, system }: Pick<Today, 'beacon' | 'system'>) {
  const { t } = useAreaTexts('today');
  const ago = (at: string | null) => (at ? <Ago at={at} /> : t('never'));
  return (
    <Card padding="l" className={styles.card}>
      <h2>{t('operation')}</h2>
      <Facts
        facts={[
          ...(beacon
            ? [
                [t('beacon'), t(`beacons.${beacon.kind}`)] as const,
                [t('beaconValue'), ago(beacon.valueAt)] as const,
              ]
            : []),
          ...(system
            ? [
                [t('backup'), ago(system.backupAt)] as const,
                [t('restore'), ago(system.restoreAt)] as const,
                [t('mails'), system.mails.count] as const,
                ...(system.mails.oldestAt
                  ? [[t('oldestMail'), <Ago key="m" at={system.mails.oldestAt} />] as const]
                  : []),
                [t('mailsGivenUp'), system.mails.givenUp] as const,
                [t('unsentAlerts'), system.unsentAlerts.count] as const,
              ]
            : []),
        ]}
      />
      {system?.unsentAlerts.error && <p className={styles.muted}>{system.unsentAlerts.error}</p>}
    </Card>
  );
}

const silentMs = 60_000;

function Servers({ servers, at }: { servers: NonNullable<Today['system']>['servers']; at: string }) {
  const { t } = useAreaTexts('today');
  const tag = languageTag(useLanguage());
  const releases = new Set(servers.map(({ release }) => release));
  const size = (bytes: number) =>
    new Intl.NumberFormat(tag, {
      style: 'unit',
      unit: 'gigabyte',
      maximumFractionDigits: 1,
    }).format(bytes / 1e9);
  return (
    <Card padding="l" className={styles.card}>
      <h2>{t('servers')}</h2>
      {releases.size > 1 && <StatusLabel tone="warn">{t('severalReleases')}</StatusLabel>}
      <ul className={styles.servers}>
        {servers.map((server) => {
          const silent = Date.parse(at) - Date.parse(server.seenAt) > silentMs;
          return (
            <li key={server.name + server.startedAt}>
              <StatusLabel tone={silent ? 'danger' : 'success'}>
                {silent ? t('silent') : t('runs')}
              </StatusLabel>
              <strong>{server.name}</strong>
              <span>{server.release}</span>
              <span className={styles.muted}>
                {silent ? (
                  <>
                    {t('lastSeen')} <Ago at={server.seenAt} />
                  </>
                ) : (
                  <>
                    {t('since')} <Time at={server.startedAt} />
                  </>
                )}
                {' · '}
                {t('disk', {
                  percent: Math.round(server.diskFreePercent),
                  size: size(server.diskFreeBytes),
                })}
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
