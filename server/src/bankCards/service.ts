import type { Bank, BankCard } from '@members/contract';
import type { CardNumbers } from '../cardNumbers';
import type { Database } from '../database';
import { Refusal } from '../i18n/refusal';
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

  /** Call 32. Order of checks: bound already, number, bank, holder (D46-D48), fund password. */
  async function bind(memberId: number, card: NewCard): Promise<null> {
    const { cardNumber: number, bankCode } = card;
    if (await store.selectCard(reader, memberId)) throw new Refusal('realCardNumber');
    if (!/^\d{8,24}$/.test(number)) throw new Refusal('realCardNumber');
    const known = (await banks()).some(({ code, name }) => code === bankCode && name === card.bankName);
    if (!known) throw new Refusal('selectBank');
    const holder = card.holder.trim();
    if (holder === '' || holder !== (await store.selectRealName(reader, memberId)))
      throw new Refusal('realNameRequired');
    if (!(await hasFundPassword(memberId))) throw new Refusal('fundPasswordFirst');
    const bound = await database.transaction((transaction) =>
      store.insertCard(transaction, {
        memberId,
        bankCode,
        sealedNumber: cardNumbers.seal(number, memberId),
        holder,
        now: now(),
      }),
    );
    if (!bound) throw new Refusal('realCardNumber');
    return null;
  }

  /**
   * Where a withdrawal goes. Throws without a card, where its holder is not who the member says to be (WDR-05), and
   * where its number can't be opened, so that nobody is promised a payment to it.
   */
  async function payableCard(memberId: number): Promise<store.BoundCard> {
    const card = await store.selectCard(reader, memberId);
    if (!card) throw new Refusal('bankMissing');
    if (card.holder !== (await store.selectRealName(reader, memberId))) throw new Refusal('realNameRequired');
    cardNumbers.open(card.sealedNumber, memberId);
    return card;
  }

  return { cardOf, banks, bind, payableCard };
}
