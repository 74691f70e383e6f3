import { useCall } from '@members/api-client';
import { walletCalls, type Withdrawal } from '@members/contract';
import { useTexts } from '@members/i18n';
import { paths } from '@members/mfe-kit/paths';
import { Link } from '@members/mfe-kit/router';
import { Button, EmptyState, type StatusLabelProps } from '@members/ui/core';
import { RecordRow, timeOnDay } from '../../records/RecordRow';
import { RecordsScreen } from '../../records/RecordsScreen';

const pollMs = 10_000;

/** /WithdrawRecord: the withdrawals by day (REP-02, REP-04). Reads again by itself while a withdrawal is under way. */
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
          subject="withdrawals"
          text={t('records.noWithdrawals')}
          action={<Button render={<Link to={paths.withdraw} />}>{t('title.withdraw')}</Button>}
        />
      }
    >
      {(withdrawal) => <WithdrawalRow withdrawal={withdrawal} />}
    </RecordsScreen>
  );
}

/** Status text, amount, reason and both times of a withdrawal (REP-04). */
function WithdrawalRow({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTexts('mfe-wallet');
  const { statusText, amountMinor, reason, createdAt, updatedAt } = withdrawal;
  return (
    <RecordRow status={{ ...withdrawalLook(withdrawal), text: statusText }} amountMinor={amountMinor}>
      <span>{timeOnDay(createdAt, createdAt)}</span>
      {updatedAt !== createdAt && (
        <span>{t('records.updated', { time: timeOnDay(updatedAt, createdAt) })}</span>
      )}
      {reason && <span>{reason}</span>}
    </RecordRow>
  );
}

type Look = Pick<StatusLabelProps, 'tone' | 'waiting'>;

/** By status: 1 under review, 2 approved and being transferred, 3 rejected, 4 arrived; 2 and 4 are green (REP-04). */
const looks: Readonly<Record<number, Look>> = {
  1: { tone: 'warn', waiting: true },
  2: { tone: 'success', waiting: true },
  3: { tone: 'danger' },
  4: { tone: 'success' },
};

/** Colour and movement of a state; neutral for one that is not known, since its text says what it is (STATE-06). */
const withdrawalLook = ({ status }: Pick<Withdrawal, 'status'>): Look => looks[status] ?? {};

const isUnderWay = (withdrawal: Pick<Withdrawal, 'status'>): boolean =>
  withdrawalLook(withdrawal).waiting === true;
