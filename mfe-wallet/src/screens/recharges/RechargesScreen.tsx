import { useCall } from '@members/api-client';
import { walletCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { paths } from '@members/mfe-kit';
import { Link } from '@members/mfe-kit/router';
import { Button, EmptyState } from '@members/ui/core';
import { RecordsScreen } from '../../records/RecordsScreen';
import { isWaiting } from '../../records/rechargeLook';
import { RechargeRow } from './RechargeRow';

const pollMs = 10_000;

/** /RechargeRecord (REP-02, REP-05). Looks again by itself while a payment is waited for. */
export function RechargesScreen() {
  const { t } = useTexts('mfe-wallet');
  const recharges = useCall(walletCalls.recharges, undefined, {
    refetchInterval: ({ state }) => (state.data?.some(isWaiting) ? pollMs : false),
  });
  return (
    <RecordsScreen
      read={recharges}
      empty={
        <EmptyState
          drawing="wallet"
          text={t('records.noRecharges')}
          action={<Button render={<Link to={paths.recharge} />}>{t('title.recharge')}</Button>}
        />
      }
    >
      {(recharge) => <RechargeRow recharge={recharge} />}
    </RecordsScreen>
  );
}
