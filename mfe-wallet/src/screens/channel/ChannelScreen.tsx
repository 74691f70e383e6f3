import { useCall } from '@members/api-client';
import { formatCurrency, siteCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { LoadFailed } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { Link, useNavigate, useSearchParams } from '@members/mfe-kit/router';
import { Amount, Card, EmptyState } from '@members/ui/core';
import { FormMessage } from '@members/ui/forms';
import { minorOf } from '../../amounts';
import { firstFailed, FormSkeleton } from '../../components/loading';
import { RedirectWithMessage, WalletScreen } from '../../components/WalletScreen';
import { ChannelList } from './ChannelList';
import { Payment } from './Payment';
import { usePayment } from './usePayment';
import styles from './ChannelScreen.module.css';

/**
 * /Channel?money=: the channels for an amount, which has to be a number (D50), then the page of the provider (RECH-05 to
 * RECH-08, D51). The way back is /Mine, which reads the balance again.
 */
export function ChannelScreen() {
  const { t } = useTexts('mfe-wallet');
  const { t: common } = useTexts('common');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const site = useCall(siteCalls.siteInfo);
  const amountMinor = minorOf(query.get('money') ?? '');
  const { payment, locked, refusal, choose, again, look } = usePayment(amountMinor);
  if (amountMinor <= 0)
    return <RedirectWithMessage to={paths.recharge} message={t('refusals.wrongAmount')} />;
  const failed = firstFailed(site);
  const channels = site.data?.rechargeChannels;
  const leave = () => {
    look();
    void navigate(paths.account, { replace: true });
  };
  return (
    <WalletScreen onBack={leave}>
      {payment && <Payment payment={payment} onAgain={again} onDone={leave} />}
      {!payment && failed && <LoadFailed query={failed} />}
      {!payment && !channels && !failed && <FormSkeleton heights={[92, 160]} />}
      {!payment && channels?.length === 0 && <EmptyState subject="payments" text={common('noData')} />}
      {!payment && channels && channels.length > 0 && (
        <>
          <AmountCard amountMinor={amountMinor} refusal={refusal?.message} />
          <ChannelList channels={channels} amountMinor={amountMinor} locked={locked} onChoose={choose} />
        </>
      )}
    </WalletScreen>
  );
}

/** What is to be paid, and beside it why it was refused, with the way to another amount. */
function AmountCard({ amountMinor, refusal }: { amountMinor: number; refusal: string | undefined }) {
  const { t, language } = useTexts('mfe-wallet');
  return (
    <Card className={styles.amount}>
      <p className={styles.label}>{t('recharge.amount')}</p>
      <Amount value={formatCurrency(amountMinor, language)} size="xl" />
      {refusal && (
        <FormMessage>
          {refusal} <Link to={paths.recharge}>{t('channel.otherAmount')}</Link>
        </FormMessage>
      )}
    </Card>
  );
}
