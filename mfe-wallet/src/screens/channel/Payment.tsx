import { useCall } from '@members/api-client';
import { type Recharge, walletCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import type { Framed } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { Link } from '@members/mfe-kit/router';
import { Button, Card, OpenIcon, StatusLabel } from '@members/ui/core';
import { FormSkeleton } from '../../components/loading';
import { isWaiting } from '../../records/looks';
import { PaymentOutcome } from './PaymentOutcome';
import type { OpenPayment } from './usePayment';
import styles from './Payment.module.css';

const pollMs = 3_000;

interface Props {
  payment: OpenPayment;
  /** Leads back to the channels. */
  onAgain: () => void;
  onDone: () => void;
}

/**
 * The payment of one order number: the provider's page in its frame while it waits, then what became of it (RECH-06, D03,
 * D51). An earlier payment's state is never shown for it.
 */
export function Payment({ payment: { reference, frame }, onAgain, onDone }: Props) {
  const { data: recharges } = useCall(walletCalls.recharges, undefined, { refetchInterval: pollMs });
  const own = recordOf(reference, recharges);
  if (own && (!isWaiting(own) || own.state === 'received'))
    return <PaymentOutcome recharge={own} onAgain={onAgain} onDone={onDone} />;
  if (!frame) return <FormSkeleton heights={[60, 480]} />;
  return <ProviderPage frame={frame} />;
}

/** The record of a payment by its order number; undefined while the server has told of none. */
export const recordOf = (
  reference: string | null,
  recharges: readonly Recharge[] | undefined,
): Recharge | undefined =>
  reference === null ? undefined : recharges?.find((recharge) => recharge.reference === reference);

function ProviderPage({ frame }: { frame: Framed }) {
  const { t } = useTexts('mfe-wallet');
  return (
    <>
      <Card className={styles.state}>
        <div role="status">
          <StatusLabel tone="warn" waiting>
            {t('channel.waiting')}
          </StatusLabel>
        </div>
        <Button variant="quiet" size="s" className={styles.records} render={<Link to={paths.recharges} />}>
          {t('records.link')}
        </Button>
      </Card>
      <iframe
        className={styles.frame}
        src={frame.href}
        title={t('channel.frame')}
        sandbox={frame.sandbox}
        referrerPolicy="no-referrer"
      />
      <Button
        variant="quiet"
        icon={<OpenIcon size={18} />}
        render={
          <a
            href={frame.href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('channel.newWindow')}
          />
        }
      >
        {t('channel.newWindow')}
      </Button>
    </>
  );
}
