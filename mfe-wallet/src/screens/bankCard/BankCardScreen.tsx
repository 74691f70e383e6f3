import { useCall } from '@members/api-client';
import { memberCalls, walletCalls } from '@members/contract';
import { LoadFailed } from '@members/mfe-kit';
import { firstFailed } from '../../components/firstFailed';
import { FormSkeleton } from '../../components/FormSkeleton';
import { WalletScreen } from '../../components/WalletScreen';
import { BoundCard } from './BoundCard';
import { NoCard } from './NoCard';

/** /Setbank (BANK-01, BANK-02). */
export function BankCardScreen() {
  const card = useCall(walletCalls.bankCard);
  const member = useCall(memberCalls.member);
  const failed = firstFailed(card, member);
  const ready = card.data !== undefined && member.data;
  return (
    <WalletScreen>
      {failed && <LoadFailed query={failed} />}
      {!ready && !failed && <FormSkeleton heights={[164]} />}
      {ready && card.data && <BoundCard card={card.data} holder={member.data.realName} />}
      {ready && card.data === null && <NoCard member={member.data} />}
    </WalletScreen>
  );
}
