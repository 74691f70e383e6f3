import { useCall } from '@members/api-client';
import { siteCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { LoadFailed, paths } from '@members/mfe-kit';
import { useNavigate, useSearchParams } from '@members/mfe-kit/router';
import { EmptyState } from '@members/ui/core';
import { minorOf } from '../../amounts/typedAmount';
import { firstFailed } from '../../components/firstFailed';
import { FormSkeleton } from '../../components/FormSkeleton';
import { SendOn } from '../../components/SendOn';
import { WalletScreen } from '../../components/WalletScreen';
import { ChannelList } from './ChannelList';
import { Payment } from './Payment';
import { usePayment } from './usePayment';

/** /Channel?money= (RECH-05 to RECH-08, D50, D51). The way back is /Mine, which asks for the balance again. */
export function ChannelScreen() {
  const { t } = useTexts('mfe-wallet');
  const { t: common } = useTexts('common');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const site = useCall(siteCalls.siteInfo);
  const amountMinor = minorOf(query.get('money') ?? '');
  const payment = usePayment(amountMinor);
  if (amountMinor <= 0) return <SendOn to={paths.recharge} message={t('refusals.wrongAmount')} />;
  const failed = firstFailed(site);
  const channels = site.data?.rechargeChannels;
  const leave = () => {
    payment.look();
    void navigate(paths.account, { replace: true });
  };
  return (
    <WalletScreen onBack={leave}>
      {payment.frame && <Payment frame={payment.frame} />}
      {!payment.frame && failed && <LoadFailed query={failed} />}
      {!payment.frame && !channels && !failed && <FormSkeleton heights={[92, 160]} />}
      {!payment.frame && channels?.length === 0 && <EmptyState drawing="wallet" text={common('noData')} />}
      {!payment.frame && channels && channels.length > 0 && (
        <ChannelList
          amountMinor={amountMinor}
          channels={channels}
          locked={payment.locked}
          onChoose={payment.choose}
        />
      )}
    </WalletScreen>
  );
}
