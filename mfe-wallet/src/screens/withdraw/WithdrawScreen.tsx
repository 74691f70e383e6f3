import { useCall } from '@members/api-client';
import { memberCalls, walletCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { LoadFailed, paths } from '@members/mfe-kit';
import { firstFailed } from '../../components/firstFailed';
import { FormSkeleton } from '../../components/FormSkeleton';
import { SendOn } from '../../components/SendOn';
import { WalletScreen } from '../../components/WalletScreen';
import { WithdrawForm } from './WithdrawForm';

/** /Withdraw (WDR-01 to WDR-05): for members with a card; others are led to it (D45). */
export function WithdrawScreen() {
  const { t } = useTexts('mfe-wallet');
  const [member, card, rule] = [
    useCall(memberCalls.member),
    useCall(walletCalls.bankCard),
    useCall(walletCalls.withdrawalRule),
  ];
  if (card.data === null) return <SendOn to={paths.bankCard} message={t('refusals.bankMissing')} />;
  const failed = firstFailed(member, card, rule);
  const ready = member.data && card.data && rule.data;
  return (
    <WalletScreen records={paths.withdrawals}>
      {failed && <LoadFailed query={failed} />}
      {!ready && !failed && <FormSkeleton heights={[156, 70, 116, 48]} />}
      {ready && <WithdrawForm member={member.data} card={card.data} rule={rule.data} />}
    </WalletScreen>
  );
}
