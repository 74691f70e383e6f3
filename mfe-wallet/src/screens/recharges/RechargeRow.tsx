import type { Recharge } from '@members/contract';
import { useTexts } from '@members/i18n';
import { rechargeLook } from '../../records/rechargeLook';
import { RecordRow } from '../../records/RecordRow';
import { timeOnDay } from '../../records/timeOnDay';

/** Status text, amount, channel and times of a recharge; the time of payment where there is one (REP-05). */
export function RechargeRow({ recharge }: { recharge: Recharge }) {
  const { t } = useTexts('mfe-wallet');
  const { statusText, amountMinor, description, createdAt, paidAt } = recharge;
  return (
    <RecordRow status={{ ...rechargeLook(recharge), text: statusText }} amountMinor={amountMinor}>
      {description && <span>{description}</span>}
      <span>{timeOnDay(createdAt, createdAt)}</span>
      {paidAt !== null && <span>{t('records.paid', { time: timeOnDay(paidAt, createdAt) })}</span>}
    </RecordRow>
  );
}
