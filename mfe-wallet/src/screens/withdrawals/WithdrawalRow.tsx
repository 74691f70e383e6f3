import type { Withdrawal } from '@members/contract';
import { useTexts } from '@members/i18n';
import { RecordRow } from '../../records/RecordRow';
import { timeOnDay } from '../../records/timeOnDay';
import { withdrawalLook } from './withdrawalLook';

/** Status text, amount, reason and both times of a withdrawal (REP-04). */
export function WithdrawalRow({ withdrawal }: { withdrawal: Withdrawal }) {
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
