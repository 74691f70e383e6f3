import { useCall } from '@members/api-client';
import { type RechargeChannel, siteCalls } from '@members/contract';
import { currencyLabel, formatAmount, useTexts } from '@members/i18n';
import { LoadFailed } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { useNavigate, useSearchParams } from '@members/mfe-kit/router';
import { Amount, Card, EmptyState, ListRow, MenuList, WalletIcon } from '@members/ui/core';
import { minorOf } from '../../amounts';
import { firstFailed, FormSkeleton } from '../../components/loading';
import { RedirectWithMessage, WalletScreen } from '../../components/WalletScreen';
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
  const payment = usePayment(amountMinor);
  if (amountMinor <= 0)
    return <RedirectWithMessage to={paths.recharge} message={t('refusals.wrongAmount')} />;
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
      {!payment.frame && channels?.length === 0 && <EmptyState subject="payments" text={common('noData')} />}
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

interface Props {
  amountMinor: number;
  channels: readonly RechargeChannel[];
  locked: boolean;
  onChoose: (channel: string) => void;
}

/** What is to be paid, and the ways to pay it (RECH-05). */
function ChannelList({ amountMinor, channels, locked, onChoose }: Props) {
  const { t, language } = useTexts('mfe-wallet');
  return (
    <>
      <Card>
        <p className={styles.label}>{t('recharge.amount')}</p>
        <Amount value={formatAmount(amountMinor)} unit={currencyLabel(language)} size="xl" />
      </Card>
      <h2 className={styles.heading}>{t('channel.choose')}</h2>
      <MenuList label={t('channel.choose')}>
        {channels.map(({ name }) => (
          <ListRow
            key={name}
            icon={<WalletIcon />}
            label={name}
            disabled={locked}
            onClick={() => onChoose(name)}
          />
        ))}
      </MenuList>
    </>
  );
}
