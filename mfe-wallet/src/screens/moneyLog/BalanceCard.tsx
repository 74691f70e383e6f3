import { formatAmount, unitLabel, useTexts } from '@members/i18n';
import { Amount, Card } from '@members/ui/core';
import styles from './BalanceCard.module.css';

/** What the changes below add up to. The amount's place stays while it is unknown. */
export function BalanceCard({ balanceMinor }: { balanceMinor: number | undefined }) {
  const { t } = useTexts('mfe-wallet');
  return (
    <Card tone="ink">
      <p className={styles.balance}>
        <span className={styles.label}>{t('balance')}</span>
        {balanceMinor === undefined ? (
          <span className={styles.unknown} />
        ) : (
          <Amount value={formatAmount(balanceMinor)} unit={unitLabel} size="xl" />
        )}
      </p>
    </Card>
  );
}
