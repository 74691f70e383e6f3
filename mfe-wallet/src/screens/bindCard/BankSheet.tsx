import type { Bank } from '@members/contract';
import { useTexts } from '@members/i18n';
import type { LayerProps } from '@members/mfe-kit';
import { BankIcon, CheckIcon, EmptyState, ListRow, MenuList, SearchIcon } from '@members/ui/core';
import { TextField } from '@members/ui/forms';
import { Sheet } from '@members/ui/overlay';
import { useState } from 'react';
import styles from './BankSheet.module.css';

interface Props extends LayerProps {
  banks: readonly Bank[];
  current: Bank | null;
  onChoose: (bank: Bank) => void;
}

/** The banks, to search and to choose from. */
export function BankSheet({ open, onOpenChange, banks, current, onChoose }: Props) {
  const { t } = useTexts('mfe-wallet');
  const { t: common } = useTexts('common');
  const [typed, setTyped] = useState('');
  const found = banksMatching(banks, typed);
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('bindCard.chooseBank')}
      closeLabel={common('close')}
    >
      <div className={styles.content}>
        <TextField
          label={t('bindCard.searchBank')}
          type="search"
          value={typed}
          onValueChange={setTyped}
          leading={<SearchIcon size={20} />}
          autoComplete="off"
          enterKeyHint="search"
        />
        {found.length === 0 ? (
          <EmptyState drawing="search" text={common('noData')} />
        ) : (
          <MenuList label={t('bindCard.banks')}>
            {found.map((bank) => (
              <ListRow
                key={bank.code}
                icon={<BankIcon />}
                label={bank.name}
                current={bank.code === current?.code}
                chevron={false}
                trailing={bank.code === current?.code ? <CheckIcon size={20} /> : undefined}
                onClick={() => onChoose(bank)}
              />
            ))}
          </MenuList>
        )}
      </div>
    </Sheet>
  );
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

/** The banks whose name has all of the typed words, whatever their case and accents. */
export function banksMatching(banks: readonly Bank[], typed: string): Bank[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return banks.filter(({ name }) => words.every((word) => plain(name).includes(word)));
}
