import { refresh, useCall, useWrite } from '@members/api-client';
import { type Recharge, walletCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { lazyLayer } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { Link } from '@members/mfe-kit/router';
import { useAddressSheet } from '@members/mfe-kit/useAddressSheet';
import { Button, EmptyState } from '@members/ui/core';
import { rechargeReceipt } from '../../receipts/receipt';
import { isWaiting, rechargeLook } from '../../records/looks';
import { againPath, continuePath, recordPath } from '../../records/recordPath';
import { RecordRow, timeOnDay } from '../../records/RecordRow';
import { RecordsScreen } from '../../records/RecordsScreen';

const pollMs = 10_000;

const ReceiptSheet = lazyLayer(async () => (await import('../../receipts/ReceiptSheet')).ReceiptSheet);

/**
 * /RechargeRecord: the recharges by day (REP-02, REP-05), and with `record=<order number>` one of them in full. Reads again
 * by itself while a payment is waiting.
 */
export function RechargesScreen() {
  const { t, language } = useTexts('mfe-wallet');
  const sheet = useAddressSheet('record');
  const recharges = useCall(walletCalls.recharges, undefined, {
    refetchInterval: ({ state }) => (state.data?.some(isWaiting) ? pollMs : false),
  });
  const shown = recharges.data?.find(({ reference }) => reference && reference === sheet.values?.record);
  return (
    <>
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
      {shown && (
        <ReceiptSheet
          open={sheet.open}
          onOpenChange={(open) => !open && sheet.close()}
          receipt={rechargeReceipt(shown, { t, language })}
        >
          <NextStep recharge={shown} />
        </ReceiptSheet>
      )}
    </>
  );
}

/** Status text, amount, channel and times of a recharge; the time of payment where there is one (REP-05). */
function RechargeRow({ recharge }: { recharge: Recharge }) {
  const { t } = useTexts('mfe-wallet');
  const { statusText, amountMinor, description, createdAt, paidAt, received } = recharge;
  return (
    <RecordRow
      status={{ ...rechargeLook(recharge), text: statusText }}
      amountMinor={amountMinor}
      to={recordPath(paths.recharges, recharge)}
    >
      {description && <span>{description}</span>}
      <span>{timeOnDay(createdAt, createdAt)}</span>
      {paidAt !== null && <span>{t('records.paid', { time: timeOnDay(paidAt, createdAt) })}</span>}
      {received !== null && <span>{received.note}</span>}
    </RecordRow>
  );
}

/** What a member can do about it: go on paying, pay anew, or have a payment back that is not in the balance. */
function NextStep({ recharge }: { recharge: Recharge }) {
  const { t } = useTexts('mfe-wallet');
  const { state, received } = recharge;
  if (received?.returnable) return <SendBack id={received.id} />;
  if (state === 'waiting')
    return (
      <Button block render={<Link to={continuePath(recharge)} />}>
        {t('records.continue')}
      </Button>
    );
  if (state === 'failed' || state === 'expired')
    return (
      <Button block variant="secondary" render={<Link to={againPath(recharge)} />}>
        {t('outcome.again')}
      </Button>
    );
  return null;
}

function SendBack({ id }: { id: number }) {
  const { t } = useTexts('mfe-wallet');
  const sendBack = useWrite(walletCalls.returnPayment, {
    onSuccess: () => void refresh(walletCalls.recharges),
  });
  return (
    <Button
      block
      variant="secondary"
      busy={sendBack.isPending}
      onClick={() => sendBack.mutate({ params: { id } })}
    >
      {t('records.sendBack')}
    </Button>
  );
}
