import type { Bank, BankCard } from '@members/contract';
import type { CardNumbers } from '../cardNumbers';
import { completeReset } from '../credentialResets';
import type { Database } from '../database';
import { Refusal } from '../i18n/refusal';
import { tellMember } from '../messages';
import * as store from './store';

export interface BankCardDependencies {
  database: Database;
  cardNumbers: CardNumbers;
  hasFundPassword: (memberId: number) => Promise<boolean>;
  now: () => Date;
}

export interface NewCard {
  cardNumber: string;
  bankName: string;
  bankCode: string;
  holder: string;
}

export type BankCards = ReturnType<typeof createBankCards>;

export function createBankCards({ database, cardNumbers, hasFundPassword, now }: BankCardDependencies) {
  const { reader } = database;

  /** Call 21: the member's own card with its whole number, `null` without one. */
  async function cardOf(memberId: number): Promise<BankCard | null> {
    const card = await store.selectCard(reader, memberId);
    return card && { bankName: card.bankName, number: cardNumbers.open(card.sealedNumber, memberId) };
  }

  const banks = (): Promise<Bank[]> => store.selectBanks(reader);

  /**
   * Call 32. Order of checks: bound already, number, bank, holder (D46-D48), fund password. The member is told, with the
   * device that it was bound on.
   */
  async function bind(memberId: number, card: NewCard, device = ''): Promise<null> {
    const { cardNumber: number, bankCode } = card;
    if (await store.selectCard(reader, memberId)) throw new Refusal('realCardNumber');
    if (!/^\d{8,24}$/.test(number)) throw new Refusal('realCardNumber');
    const known = (await banks()).some(({ code, name }) => code === bankCode && name === card.bankName);
    if (!known) throw new Refusal('selectBank');
    const holder = card.holder.trim();
    const name = await store.selectRealName(reader, memberId);
    if (holder === '' || name === '') throw new Refusal('realNameRequired');
    if (holder !== name) throw new Refusal('holderMismatch', { name });
    if (!(await hasFundPassword(memberId))) throw new Refusal('fundPasswordFirst');
    await database.transaction(async (transaction) => {
      const at = now();
      const bound = await store.insertCard(transaction, {
        memberId,
        bankCode,
        sealedNumber: cardNumbers.seal(number, memberId),
        ending: cardNumbers.endingOf(number),
        holder,
        now: at,
      });
      if (!bound) throw new Refusal('realCardNumber');
      await completeReset(transaction, { memberId, kind: 'card', at });
      const details = { event: 'card', device } as const;
      await tellMember(transaction, { memberId, kind: 'security', details, now: at });
    });
    return null;
  }

  /**
   * Where a withdrawal goes. Throws without a card, where its holder is not who the member says to be (WDR-05), and
   * where its number can't be opened, so that nobody is promised a payment to it.
   */
  async function payableCard(memberId: number): Promise<store.BoundCard & { number: string }> {
    const card = await store.selectCard(reader, memberId);
    if (!card) throw new Refusal('bankMissing');
    const name = await store.selectRealName(reader, memberId);
    if (card.holder !== name)
      throw name ? new Refusal('holderMismatch', { name }) : new Refusal('realNameRequired');
    return { ...card, number: cardNumbers.open(card.sealedNumber, memberId) };
  }

  return { cardOf, banks, bind, payableCard };
}
