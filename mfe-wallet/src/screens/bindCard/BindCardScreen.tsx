import { refresh, useCall, useWrite } from '@members/api-client';
import { memberCalls, walletCalls, type Bank } from '@members/contract';
import { useTexts } from '@members/i18n';
import { LoadFailed, useHold, useIsMounted } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { useNavigate } from '@members/mfe-kit/router';
import { Card } from '@members/ui/core';
import { Form, FormMessage, TextField, useForm } from '@members/ui/forms';
import { stepBeforeCard } from '../../bankCard/cardStep';
import { firstFailed, FormSkeleton } from '../../components/loading';
import { RedirectWithMessage, WalletScreen } from '../../components/WalletScreen';
import { BankField } from './BankField';
import { CardNumberField } from './CardNumberField';
import styles from './BindCardScreen.module.css';

/** /BindCard: the form that binds a card (BANK-03, BANK-04); who lacks a step before it is led there (BANK-05, BANK-06). */
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
  if (step) return <RedirectWithMessage to={step.to} message={t(`refusals.${step.message}`)} />;
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

interface Props {
  isBound: boolean;
  realName: string;
  banks: readonly Bank[];
}

/** A card is bound once, in the member's own name (VAL-12). */
function BindCardForm({ isBound, realName, banks }: Props) {
  const { t } = useTexts('mfe-wallet');
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const bindCard = useWrite(walletCalls.bindCard);
  const start = { number: '', bank: null as Bank | null, holder: realName };
  const form = useForm(start, (values) => {
    const found = cardFault(values, { isBound, realName });
    return found ? { [found.field]: t(`refusals.${found.fault}`, { name: realName }) } : {};
  });
  useHold(form.dirty, 'a form is filled');

  const bound = async () => {
    await refresh(walletCalls.bankCard);
    if (isMounted()) void navigate(paths.account, { replace: true });
  };
  const submit = ({ number, bank, holder }: CardEntry) => {
    if (!bank) return;
    bindCard.mutate(
      {
        params: { cardNumber: number, bankName: bank.name, bankCode: bank.code, holder: holder.trim() },
        doneText: t('bindCard.done'),
      },
      { onSuccess: () => void bound() },
    );
  };
  return (
    <Form
      form={form}
      onSubmit={submit}
      busy={bindCard.isPending || bindCard.isSuccess}
      submitLabel={t('bindCard.submit')}
      spacing="m"
    >
      <FormMessage tone="warn">{t('bindCard.warning')}</FormMessage>
      <Card className={styles.fields}>
        <BankField {...form.field('bank')} banks={banks} />
        <CardNumberField
          {...form.field('number')}
          label={t('bankCard.number')}
          hint={t('bindCard.numberHint')}
        />
        <TextField
          {...form.field('holder')}
          label={t('bankCard.holder')}
          hint={t('bindCard.holderHint', { name: realName })}
          autoComplete="off"
          enterKeyHint="done"
        />
      </Card>
    </Form>
  );
}

export interface CardEntry {
  number: string;
  bank: Bank | null;
  holder: string;
}

export interface CardFault {
  field: keyof CardEntry;
  /** Key of the words for it. */
  fault: 'realCardNumber' | 'selectBank' | 'realNameRequired' | 'holderMismatch';
}

/** The first fault in the order of D47: bound already, number, bank, holder, who is the account's owner (VAL-12, D48). */
export function cardFault(
  entry: CardEntry,
  { isBound, realName }: { isBound: boolean; realName: string },
): CardFault | null {
  if (isBound || !/^\d{8,24}$/.test(entry.number)) return { field: 'number', fault: 'realCardNumber' };
  if (entry.bank === null) return { field: 'bank', fault: 'selectBank' };
  const holder = entry.holder.trim();
  if (holder === '') return { field: 'holder', fault: 'realNameRequired' };
  if (holder !== realName.trim()) return { field: 'holder', fault: 'holderMismatch' };
  return null;
}
