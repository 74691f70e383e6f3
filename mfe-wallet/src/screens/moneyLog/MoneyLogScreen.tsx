import { useTexts } from '@members/i18n';
import { paths, useGoBack, useScreenTitle } from '@members/mfe-kit';
import { Link } from '@members/mfe-kit/router';
import { Button, ErrorState, NavBar, PullToRefresh, ScreenBody } from '@members/ui/core';
import { BalanceCard } from './BalanceCard';
import { MoneyLogList } from './MoneyLogList';
import { MoneyLogSkeleton } from './MoneyLogSkeleton';
import { useMoneyLogScreen } from './useMoneyLogScreen';

/** /Moneylog, titled 'Wallet detail' (REP-06, D24, D55). */
export function MoneyLogScreen() {
  const { t } = useTexts('mfe-wallet');
  const { t: common } = useTexts('common');
  const { balanceMinor, log, failed, busy, retry, refresh } = useMoneyLogScreen();
  const labels = {
    pull: common('pullToRefresh'),
    release: common('releaseToRefresh'),
    refreshing: common('loading'),
    button: common('refresh'),
  };
  return (
    <>
      <NavBar
        title={useScreenTitle()}
        onBack={useGoBack(paths.account)}
        backLabel={common('back')}
        trailing={
          <Button variant="quiet" size="s" render={<Link to={paths.withdrawals} />}>
            {t('moneyLog.records')}
          </Button>
        }
      />
      <PullToRefresh onRefresh={refresh} labels={labels}>
        <ScreenBody>
          <BalanceCard balanceMinor={balanceMinor} />
          {log && <MoneyLogList log={log} />}
          {!log && !failed && <MoneyLogSkeleton />}
          {failed && (
            <ErrorState
              title={common('errorTitle')}
              text={common('errorText')}
              retryLabel={common('retry')}
              onRetry={retry}
              busy={busy}
            />
          )}
        </ScreenBody>
      </PullToRefresh>
    </>
  );
}
