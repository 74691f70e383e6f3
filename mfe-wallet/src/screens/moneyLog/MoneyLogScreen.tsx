import { isNotTaken, useCall } from '@members/api-client';
import { memberCalls, type MoneyLogPage, walletCalls } from '@members/contract';
import { formatAmount, unitLabel, useTexts } from '@members/i18n';
import { LoadFailed, Refreshable, useGoBack, useScreenTitle } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { Link, useSearchParams } from '@members/mfe-kit/router';
import { Amount, Button, Card, NavBar, ScreenBody } from '@members/ui/core';
import { lazy, Suspense } from 'react';
import { RecordsSkeleton } from '../../records/RecordsScreen';
import { MoneyLogList } from './MoneyLogList';
import { monthOf } from './months';
import styles from './MoneyLogScreen.module.css';

const Month = lazy(async () => ({ default: (await import('./MonthScreen')).MonthScreen }));

/** /Moneylog, titled 'Wallet detail' (REP-06, D24, D55); with `month=2026-11` the whole of that month in its place. */
export function MoneyLogScreen() {
  const [query] = useSearchParams();
  const month = query.get('month');
  if (month === null) return <Newest />;
  return (
    <Suspense fallback={null}>
      <Month month={month} />
    </Suspense>
  );
}

function Newest() {
  const { t } = useTexts('mfe-wallet');
  const { t: common } = useTexts('common');
  const { balanceMinor, log, failed, refresh } = useMoneyLogScreen();
  return (
    <>
      <NavBar
        title={useScreenTitle()}
        onBack={useGoBack(paths.account)}
        backLabel={common('back')}
        trailing={
          <Button variant="quiet" size="s" render={<Link to={paths.withdrawals} />}>
            {t('records.link')}
          </Button>
        }
      />
      <Refreshable onRefresh={refresh}>
        <ScreenBody>
          <BalanceCard balanceMinor={balanceMinor} />
          {log && <MoneyLogList log={log} />}
          {log && log.lines.length > 0 && (
            <Button
              variant="secondary"
              block
              render={<Link to={`${paths.moneyLog}?month=${monthOf(new Date())}`} />}
            >
              {t('history.all')}
            </Button>
          )}
          {!log && !failed && <RecordsSkeleton />}
          {failed && <LoadFailed query={failed} />}
        </ScreenBody>
      </Refreshable>
    </>
  );
}

/** What the changes below add up to. The amount's place stays while it is unknown. */
function BalanceCard({ balanceMinor }: { balanceMinor: number | undefined }) {
  const { t } = useTexts('mfe-wallet');
  return (
    <Card tone="ink">
      <p className={styles.balance}>
        <span className={styles.label}>{t('balance')}</span>
        {balanceMinor === undefined ? (
          <span className={styles.unknown} />
        ) : (
          <Amount value={formatAmount(balanceMinor)} unit={unitLabel} size="xl" />
        )}
      </p>
    </Card>
  );
}

/** Page 1 of 10, and no other (API-10, CONST-10). */
const newest = { page: 1, limit: 10 };
const nothing: MoneyLogPage = { lines: [], total: 0, page: 1, pageSize: newest.limit, lastPage: 1 };

/**
 * The balance and its newest changes. An answer of any other code than success counts as an empty list (ERR-05);
 * only an answer that never came is an error.
 */
function useMoneyLogScreen() {
  const member = useCall(memberCalls.member);
  const log = useCall(walletCalls.moneyLog, newest);
  const { error } = log;
  const answered = error?.kind === 'refused' || (error?.kind === 'failed' && !isNotTaken(error));
  return {
    balanceMinor: member.data?.balanceMinor,
    log: log.data ?? (answered ? nothing : undefined),
    /** The read of the changes, where it failed. */
    failed: log.isError && !answered && log,
    /** Both again; answers whether the changes could be read. */
    async refresh() {
      const [changes] = await Promise.all([log.refetch(), member.refetch()]);
      return changes.isSuccess;
    },
  };
}
