import type { MoneyLogLine, MoneyLogPage } from '@members/contract';
import { unitLabel, useTexts } from '@members/i18n';
import { groupByDay, lazyLayer } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { Link } from '@members/mfe-kit/router';
import { Amount, Button, EmptyState, ListRow } from '@members/ui/core';
import { useState } from 'react';
import { signedAmount } from '../../amounts';
import { recordPath } from '../../records/recordPath';
import { DayOfRecords } from '../../records/RecordsScreen';
import { lineReceipt } from '../../receipts/lineReceipt';
import styles from './MoneyLogList.module.css';

const ReceiptSheet = lazyLayer(async () => (await import('../../receipts/ReceiptSheet')).ReceiptSheet);

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
      <MoneyLogDays lines={log.lines} />
      {log.total > log.lines.length && (
        <p className={styles.newest}>{t('moneyLog.newest', { count: log.lines.length })}</p>
      )}
    </>
  );
}

/** Lines under their days; each that has a number opens. */
export function MoneyLogDays({ lines }: { lines: readonly MoneyLogLine[] }) {
  const { t } = useTexts('mfe-wallet');
  const [shown, setShown] = useState<MoneyLogLine | null>(null);
  const [open, setOpen] = useState(false);
  const show = (line: MoneyLogLine) => {
    setShown(line);
    setOpen(true);
  };
  return (
    <>
      {groupByDay(lines, ({ createdAt }) => createdAt).map(({ day, rows }) => (
        <DayOfRecords key={day} day={day}>
          {rows.map((line, index) => (
            <MoneyLogRow key={line.id ?? `${line.createdAt} ${index}`} line={line} onOpen={show} />
          ))}
        </DayOfRecords>
      ))}
      {shown && (
        <ReceiptSheet open={open} onOpenChange={setOpen} receipt={lineReceipt(shown, t)}>
          <Cause line={shown} />
        </ReceiptSheet>
      )}
    </>
  );
}

function MoneyLogRow({ line, onOpen }: { line: MoneyLogLine; onOpen: (line: MoneyLogLine) => void }) {
  const { id, kind, createdAt, amountMinor } = line;
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
      {...(id !== null && { onClick: () => onOpen(line) })}
    />
  );
}

/** The way to the record that a line belongs to. */
function Cause({ line: { group, reference } }: { line: MoneyLogLine }) {
  const { t } = useTexts('mfe-wallet');
  const lists = { recharge: paths.recharges, withdrawal: paths.withdrawals };
  const to =
    group === 'recharge' || group === 'withdrawal'
      ? recordPath(lists[group], { reference })
      : group === 'order' || group === 'win'
        ? paths.orders
        : null;
  return (
    to && (
      <Button block variant="secondary" render={<Link to={to} />}>
        {t('outcome.record')}
      </Button>
    )
  );
}
