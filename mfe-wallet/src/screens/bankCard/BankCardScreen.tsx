import { useCall } from '@members/api-client';
import { type BankCard, type Member, memberCalls, walletCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { announce, LoadFailed } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { Link, useNavigate } from '@members/mfe-kit/router';
import { AddIcon, BankIcon, Button, Card, EmptyState } from '@members/ui/core';
import { groupDigits } from '../../bankCard/cardNumber';
import { stepBeforeCard } from '../../bankCard/cardStep';
import { firstFailed, FormSkeleton } from '../../components/loading';
import { HelpLink } from '../../components/HelpLink';
import { WalletScreen } from '../../components/WalletScreen';
import styles from './BankCardScreen.module.css';

/** /Setbank: the bound card (BANK-01), or the way to bind one (BANK-02). */
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

/** The member's own card: bank, holder and the whole number (BANK-01, D48), and who can change it (ROLE-06). */
function BoundCard({ card, holder }: { card: BankCard; holder: string }) {
  const { t } = useTexts('mfe-wallet');
  const { t: common } = useTexts('common');
  return (
    <>
      <Card tone="ink" padding="l" className={styles.card}>
        <p className={styles.bank}>
          <BankIcon />
          {card.bankName}
        </p>
        <p>
          <span className={styles.label}>{t('bankCard.number')}</span>
          <span className={styles.number}>{groupDigits(card.number)}</span>
        </p>
        <p>
          <span className={styles.label}>{t('bankCard.holder')}</span>
          <span className={styles.holder}>{holder}</span>
        </p>
      </Card>
      <p className={styles.note}>{common('contactService')}</p>
      <Button variant="secondary" block render={<Link to={paths.service} />}>
        {t('contact')}
      </Button>
      <HelpLink answer="bank-card">{t('bankCard.help')}</HelpLink>
    </>
  );
}

/** No card yet: the way to add one, or to what has to come before it (BANK-02, BANK-05, BANK-06). */
function NoCard({ member }: { member: Member }) {
  const { t } = useTexts('mfe-wallet');
  const navigate = useNavigate();
  const add = () => {
    const step = stepBeforeCard(member);
    if (step) announce(t(`refusals.${step.message}`), 'danger');
    void navigate(step?.to ?? paths.bindCard);
  };
  return (
    <EmptyState
      subject="bankCard"
      text={t('bankCard.tip')}
      action={
        <Button icon={<AddIcon size={20} />} onClick={add}>
          {t('title.bindCard')}
        </Button>
      }
    />
  );
}
