import type { BankCard } from '@members/contract';
import { useTexts } from '@members/i18n';
import { Badge, BankIcon, Card, ListRow } from '@members/ui/core';
import { maskedNumber } from '../../bankCard/cardNumber';

/** The card that the money goes to. */
export function CardRow({ card, holder }: { card: BankCard; holder: string }) {
  const { t } = useTexts('mfe-wallet');
  return (
    <Card padding="none">
      <ListRow
        icon={<BankIcon />}
        label={<strong>{card.bankName}</strong>}
        description={`${holder} · ${maskedNumber(card.number)}`}
        trailing={<Badge tone="success">{t('bankCard.bound')}</Badge>}
      />
    </Card>
  );
}
