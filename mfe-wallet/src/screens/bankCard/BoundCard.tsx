import type { BankCard } from '@members/contract';
import { useTexts } from '@members/i18n';
import { paths } from '@members/mfe-kit';
import { Link } from '@members/mfe-kit/router';
import { BankIcon, Button, Card } from '@members/ui/core';
import { groupDigits } from '../../bankCard/cardNumber';
import styles from './BoundCard.module.css';

/** The member's own card: bank, holder and the whole number (BANK-01, D48), and who can change it (ROLE-06). */
export function BoundCard({ card, holder }: { card: BankCard; holder: string }) {
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
    </>
  );
}
