import { useCall } from '@members/api-client';
import { memberCalls, walletCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { LoadFailed } from '@members/mfe-kit';
import { stepBeforeCard } from '../../bankCard/cardStep';
import { firstFailed } from '../../components/firstFailed';
import { FormSkeleton } from '../../components/FormSkeleton';
import { SendOn } from '../../components/SendOn';
import { WalletScreen } from '../../components/WalletScreen';
import { BindCardForm } from './BindCardForm';

/** /BindCard (BANK-03 to BANK-06). */
export function BindCardScreen() {
  const { t } = useTexts('mfe-wallet');
  const [card, member, banks] = [
    useCall(walletCalls.bankCard),
    useCall(memberCalls.member),
    useCall(walletCalls.banks),
  ];
  const failed = firstFailed(card, member, banks);
  const ready = card.data !== undefined && member.data && banks.data;
  const step = ready && !card.data ? stepBeforeCard(member.data) : null;
  if (step) return <SendOn to={step.to} message={t(`refusals.${step.message}`)} />;
  return (
    <WalletScreen>
      {failed && <LoadFailed query={failed} />}
      {!ready && !failed && <FormSkeleton heights={[64, 280, 48]} />}
      {ready && (
        <BindCardForm isBound={card.data !== null} realName={member.data.realName} banks={banks.data} />
      )}
    </WalletScreen>
  );
}
