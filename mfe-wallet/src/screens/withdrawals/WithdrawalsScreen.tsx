import { useCall } from '@members/api-client';
import { walletCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { paths } from '@members/mfe-kit';
import { Link } from '@members/mfe-kit/router';
import { Button, EmptyState } from '@members/ui/core';
import { RecordsScreen } from '../../records/RecordsScreen';
import { WithdrawalRow } from './WithdrawalRow';
import { isUnderWay } from './withdrawalLook';

const pollMs = 10_000;

/** /WithdrawRecord (REP-02, REP-04). Looks again by itself while a withdrawal is under way. */
export function WithdrawalsScreen() {
  const { t } = useTexts('mfe-wallet');
  const withdrawals = useCall(walletCalls.withdrawals, undefined, {
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? pollMs : false),
  });
  return (
    <RecordsScreen
      read={withdrawals}
      empty={
        <EmptyState
          drawing="wallet"
          text={t('records.noWithdrawals')}
          action={<Button render={<Link to={paths.withdraw} />}>{t('title.withdraw')}</Button>}
        />
      }
    >
      {(withdrawal) => <WithdrawalRow withdrawal={withdrawal} />}
    </RecordsScreen>
  );
}
