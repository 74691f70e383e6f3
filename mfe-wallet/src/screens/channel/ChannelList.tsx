import type { RechargeChannel } from '@members/contract';
import { currencyLabel, formatAmount, useTexts } from '@members/i18n';
import { Amount, Card, ListRow, MenuList, WalletIcon } from '@members/ui/core';
import styles from './ChannelList.module.css';

interface Props {
  amountMinor: number;
  channels: readonly RechargeChannel[];
  locked: boolean;
  onChoose: (channel: string) => void;
}

/** What is to be paid, and the ways to pay it (RECH-05). */
export function ChannelList({ amountMinor, channels, locked, onChoose }: Props) {
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
