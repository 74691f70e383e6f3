import { refresh, useCall, useWrite } from '@members/api-client';
import { type Recharge, walletCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { paths } from '@members/mfe-kit/paths';
import { Link } from '@members/mfe-kit/router';
import { Button, EmptyState } from '@members/ui/core';
import { isWaiting, rechargeLook } from '../../records/rechargeLook';
import { RecordRow, timeOnDay } from '../../records/RecordRow';
import { RecordsScreen } from '../../records/RecordsScreen';
import styles from './RechargesScreen.module.css';

const pollMs = 10_000;

/** /RechargeRecord: the recharges by day (REP-02, REP-05). Reads again by itself while a payment is waiting. */
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
          subject="recharges"
          text={t('records.noRecharges')}
          action={<Button render={<Link to={paths.recharge} />}>{t('title.recharge')}</Button>}
        />
      }
    >
      {(recharge) => <RechargeRow recharge={recharge} />}
    </RecordsScreen>
  );
}

/**
 * Status text, amount, channel and times of a recharge; the time of payment where there is one (REP-05). Of a payment
 * that came and is not in the balance yet, why, and the way to have it back at once.
 */
function RechargeRow({ recharge }: { recharge: Recharge }) {
  const { t } = useTexts('mfe-wallet');
  const { statusText, amountMinor, description, createdAt, paidAt, received } = recharge;
  return (
    <RecordRow status={{ ...rechargeLook(recharge), text: statusText }} amountMinor={amountMinor}>
      {description && <span>{description}</span>}
      <span>{timeOnDay(createdAt, createdAt)}</span>
      {paidAt !== null && <span>{t('records.paid', { time: timeOnDay(paidAt, createdAt) })}</span>}
      {received !== null && <span>{received.note}</span>}
      {received?.returnable && <SendBack id={received.id} />}
    </RecordRow>
  );
}

function SendBack({ id }: { id: number }) {
  const { t } = useTexts('mfe-wallet');
  const sendBack = useWrite(walletCalls.returnPayment, {
    onSuccess: () => void refresh(walletCalls.recharges),
  });
  return (
    <Button
      variant="quiet"
      size="s"
      className={styles.sendBack}
      busy={sendBack.isPending}
      onClick={() => sendBack.mutate({ params: { id } })}
    >
      {t('records.sendBack')}
    </Button>
  );
}
