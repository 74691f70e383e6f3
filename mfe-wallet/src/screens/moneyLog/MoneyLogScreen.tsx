import { useTexts } from '@members/i18n';
import { LoadFailed, paths, Refreshable, useGoBack, useScreenTitle } from '@members/mfe-kit';
import { Link } from '@members/mfe-kit/router';
import { Button, NavBar, ScreenBody } from '@members/ui/core';
import { BalanceCard } from './BalanceCard';
import { MoneyLogList } from './MoneyLogList';
import { RecordsSkeleton } from '../../records/RecordsSkeleton';
import { useMoneyLogScreen } from './useMoneyLogScreen';

/** /Moneylog, titled 'Wallet detail' (REP-06, D24, D55). */
export function MoneyLogScreen() {
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
          {!log && !failed && <RecordsSkeleton />}
          {failed && <LoadFailed query={failed} />}
        </ScreenBody>
      </Refreshable>
    </>
  );
}
