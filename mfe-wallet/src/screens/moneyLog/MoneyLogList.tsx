import type { MoneyLogLine, MoneyLogPage } from '@members/contract';
import { unitLabel, useTexts } from '@members/i18n';
import { groupByDay } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { Link } from '@members/mfe-kit/router';
import { Amount, Button, EmptyState, ListRow } from '@members/ui/core';
import { DayOfRecords } from '../../records/RecordsScreen';
import styles from './MoneyLogList.module.css';
import { signedAmount } from '../../amounts';

/** The newest changes under their days; says so where older ones exist (D55: no paging). */
export function MoneyLogList({ log }: { log: MoneyLogPage }) {
  const { t } = useTexts('mfe-wallet');
  const { t: common } = useTexts('common');
  if (log.lines.length === 0)
    return (
      <EmptyState
        drawing="wallet"
        text={common('noData')}
        action={<Button render={<Link to={paths.recharge} />}>{t('title.recharge')}</Button>}
      />
    );
  return (
    <>
      {groupByDay(log.lines, ({ createdAt }) => createdAt).map(({ day, rows }) => (
        <DayOfRecords key={day} day={day}>
          {rows.map((line, index) => (
            <MoneyLogRow key={`${line.createdAt} ${index}`} line={line} />
          ))}
        </DayOfRecords>
      ))}
      {log.total > log.lines.length && (
        <p className={styles.newest}>{t('moneyLog.newest', { count: log.lines.length })}</p>
      )}
    </>
  );
}

function MoneyLogRow({ line: { kind, createdAt, amountMinor } }: { line: MoneyLogLine }) {
  return (
    <ListRow
      label={kind}
      description={
        <time className={styles.time} dateTime={createdAt}>
          {createdAt.slice(11, 16) || createdAt}
        </time>
      }
      trailing={
        <Amount
          value={signedAmount(amountMinor)}
          unit={unitLabel}
          tone={amountMinor < 0 ? 'success' : 'plain'}
        />
      }
    />
  );
}
