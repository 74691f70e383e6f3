import { useCall } from '@members/api-client';
import { walletCalls, type Withdrawal } from '@members/contract';
import { useTexts } from '@members/i18n';
import { lazyLayer } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { Link } from '@members/mfe-kit/router';
import { useAddressSheet } from '@members/mfe-kit/useAddressSheet';
import { Button, EmptyState } from '@members/ui/core';
import { withdrawalReceipt } from '../../receipts/receipt';
import { isUnderWay, withdrawalLook } from '../../records/looks';
import { recordPath } from '../../records/recordPath';
import { RecordRow, timeOnDay } from '../../records/RecordRow';
import { RecordsScreen } from '../../records/RecordsScreen';

const pollMs = 10_000;

const ReceiptSheet = lazyLayer(async () => (await import('../../receipts/ReceiptSheet')).ReceiptSheet);

/**
 * /WithdrawRecord: the withdrawals by day (REP-02, REP-04), and with `record=<number>` one of them in full. Reads again by
 * itself while a withdrawal is under way.
 */
export function WithdrawalsScreen() {
  const { t, language } = useTexts('mfe-wallet');
  const sheet = useAddressSheet('record');
  const withdrawals = useCall(walletCalls.withdrawals, undefined, {
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? pollMs : false),
  });
  const shown = withdrawals.data?.find(({ reference }) => reference && reference === sheet.values?.record);
  return (
    <>
      <RecordsScreen
        read={withdrawals}
        empty={
          <EmptyState
            subject="withdrawals"
            text={t('records.noWithdrawals')}
            action={<Button render={<Link to={paths.withdraw} />}>{t('title.withdraw')}</Button>}
          />
        }
      >
        {(withdrawal) => <WithdrawalRow withdrawal={withdrawal} />}
      </RecordsScreen>
      {shown && (
        <ReceiptSheet
          open={sheet.open}
          onOpenChange={(open) => !open && sheet.close()}
          receipt={withdrawalReceipt(shown, { t, language })}
        />
      )}
    </>
  );
}

/** Status text, amount, reason and both times of a withdrawal (REP-04). */
function WithdrawalRow({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTexts('mfe-wallet');
  const { statusText, amountMinor, reason, createdAt, updatedAt } = withdrawal;
  return (
    <RecordRow
      status={{ ...withdrawalLook(withdrawal), text: statusText }}
      amountMinor={amountMinor}
      to={recordPath(paths.withdrawals, withdrawal)}
    >
      <span>{timeOnDay(createdAt, createdAt)}</span>
      {updatedAt !== createdAt && (
        <span>{t('records.updated', { time: timeOnDay(updatedAt, createdAt) })}</span>
      )}
      {reason && <span>{reason}</span>}
    </RecordRow>
  );
}
