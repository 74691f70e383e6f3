import { withdrawalStatus, type Language, type Withdrawal, type WithdrawalRule } from '@members/contract';
import type { BankCards } from '../bankCards';
import { maskedNumber, type CardNumbers } from '../cardNumbers';
import { windowEnd, windowStart } from '../control';
import { withdrawalsWaitUntil } from '../credentialResets';
import type { Database, Reader, Transaction } from '../database';
import { formatTime, readAmount } from '../i18n/formats';
import type { FundPasswords } from '../fundPassword';
import { messages, reasonText } from '../i18n';
import { debit, earlierUse, idempotencyOf, lockAccount, type Idempotency } from '../ledger';
import { Refusal } from '../i18n/refusal';
import type { Signatures } from '../passkeys';
import { withdrawalWaitHours } from '../site';
import * as store from './store';
import type { WithdrawalState } from '../database/tables/withdrawals';

export interface WithdrawalDependencies {
  database: Database;
  fundPasswords: FundPasswords;
  cards: BankCards;
  signatures: Signatures;
  cardNumbers: CardNumbers;
  now: () => Date;
}

/** What a member asks for. */
interface Asked {
  memberId: number;
  /** Major units, as typed. */
  amount: string;
  idempotencyKey: string | null;
}

/** Call 35 as a member sent it. */
export type WithdrawalRequest = Asked & { fundPassword: string };

/** The same with what a passkey has signed. */
export type SignedRequest = Asked & { response: string };

type Card = Awaited<ReturnType<BankCards['payableCard']>>;

export type Withdrawals = ReturnType<typeof createWithdrawals>;

const recordsShown = 100;
const kind = 'withdrawal';

export function createWithdrawals(dependencies: WithdrawalDependencies) {
  const { database, fundPasswords, cards, cardNumbers, signatures, now } = dependencies;
  const { reader } = database;

  /** The limits of a withdrawal, as the form shows them (call 34). */
  async function rule(): Promise<WithdrawalRule> {
    const { minMinor, maxMinor, perDay } = await store.selectRule(reader);
    return { minMinor, maxMinor, perDay };
  }

  /** Call 36: newest first. */
  async function list(memberId: number, language: Language): Promise<Withdrawal[]> {
    const rows = await store.selectWithdrawals(reader, { memberId, limit: recordsShown });
    return rows.map((row) => ({
      ...statusOf(row.state, language),
      amountMinor: row.amountMinor,
      reason: reasonText(row.reason, language),
      createdAt: formatTime(row.createdAt),
      updatedAt: formatTime(row.updatedAt),
      reference: String(row.id),
      bankName: row.bankName,
      cardNumber: maskedNumber(cardNumbers.open(row.sealedNumber, memberId)),
      approvedAt: row.approvedAt && formatTime(row.approvedAt),
      sentAt: row.sentAt && formatTime(row.sentAt),
    }));
  }

  /**
   * Call 35. The amount leaves the balance at once and is held until an operator has decided. It depends on nothing
   * but card, fund password, limits and balance: no deposit, no score, no pause of play (D04). It waits once an operator
   * has reset what protects it (OFC-46). The same key with the
   * same amount answers as the first time and changes nothing.
   */
  async function request({ fundPassword, ...asked }: WithdrawalRequest): Promise<null> {
    const { memberId } = asked;
    return take(asked, async () => {
      if (fundPassword === '') throw new Refusal('enterFundPassword');
      await fundPasswords.check(memberId, fundPassword);
    });
  }

  /** What a member signs with a passkey: this amount, to this card, under this key (KEY-04). */
  const statementOf = (
    { memberId, amountMinor, key }: { memberId: number; amountMinor: number; key: string },
    { bankCode, number, holder }: Card,
  ) => ['withdraw', memberId, amountMinor, bankCode, number, holder, key] as const;

  /** What to ask the browser, so that the member signs this withdrawal and no other. */
  async function ask({ memberId, amount, key }: { memberId: number; amount: string; key: string }) {
    if (key === '') throw new Refusal('illegalRequest');
    const amountMinor = amountOf(amount);
    const card = await cards.payableCard(memberId);
    return signatures.ask(memberId, statementOf({ memberId, amountMinor, key }, card));
  }

  /**
   * As call 35, with a signature in place of the withdrawal password. It is used up with the withdrawal, so a refused one
   * may be tried again with it while it lasts, and an answered one is answered again.
   */
  async function requestSigned({ response, ...asked }: SignedRequest): Promise<null> {
    const { memberId, idempotencyKey: key } = asked;
    if (key === null) throw new Refusal('illegalRequest');
    return take(asked, async (card, amountMinor) => {
      const statement = statementOf({ memberId, amountMinor, key }, card);
      const signed = await signatures.check(memberId, { statement, response });
      return (transaction) => signatures.use(transaction, signed);
    });
  }

  /** `prove` throws unless the member wants it, and may answer what is done with the withdrawal. */
  async function take(
    { memberId, amount, idempotencyKey }: Asked,
    prove: (card: Card, amountMinor: number) => Promise<((transaction: Transaction) => Promise<void>) | void>,
  ): Promise<null> {
    const amountMinor = amountOf(amount);
    const idempotency = idempotencyKey === null ? null : idempotencyOf(idempotencyKey, [amountMinor]);
    if (await isReplay(reader, { memberId, idempotency })) return null;
    const card = await cards.payableCard(memberId);
    const alongside = await prove(card, amountMinor);
    await database.transaction(async (transaction) => {
      // From here on the member's other withdrawals wait: counting, key and balance are decided one by one.
      await lockAccount(transaction, memberId);
      if (await isReplay(transaction, { memberId, idempotency })) return;
      const at = now();
      await refuseByRule(transaction, { memberId, amountMinor, now: at });
      const transferId = await debit(transaction, { kind, memberId, amountMinor, now: at, idempotency });
      if (transferId === null) throw new Refusal('insufficientBalance');
      await alongside?.(transaction);
      await store.insertWithdrawal(transaction, {
        memberId,
        transferId,
        amountMinor,
        bankCode: card.bankCode,
        sealedNumber: card.sealedNumber,
        holder: card.holder,
        now: at,
      });
    });
    return null;
  }

  return { rule, list, request, ask, requestSigned };
}

function amountOf(text: string): number {
  const amountMinor = readAmount(text);
  if (amountMinor === null || amountMinor === 0) throw new Refusal('correctAmount');
  return amountMinor;
}

/** Throws for a key that was used with another amount. */
async function isReplay(
  reader: Reader,
  { memberId, idempotency }: { memberId: number; idempotency: Idempotency | null },
): Promise<boolean> {
  if (!idempotency) return false;
  const { use } = await earlierUse(reader, { memberId, kind, idempotency });
  if (use === 'different') throw new Refusal('keyReused');
  return use === 'same';
}

async function refuseByRule(
  transaction: Transaction,
  { memberId, amountMinor, now }: { memberId: number; amountMinor: number; now: Date },
): Promise<void> {
  const { minMinor, maxMinor, perDay } = await store.selectRule(transaction);
  const waitHours = await withdrawalWaitHours(transaction);
  const until = await withdrawalsWaitUntil(transaction, { memberId, waitHours, now });
  if (until) throw new Refusal('withdrawalsWait', { time: formatTime(until) });
  if (amountMinor < minMinor) throw new Refusal('belowMinimum', { min: { amountMinor: minMinor } });
  if (amountMinor > maxMinor) throw new Refusal('aboveMaximum', { max: { amountMinor: maxMinor } });
  const used = await store.countWithdrawals(transaction, memberId, windowStart('day', now));
  if (used >= perDay)
    throw new Refusal('withdrawalsUsed', { num: perDay, time: formatTime(windowEnd('day', now)) });
}

/** What members see of a state: an approved withdrawal and a sent one are both on their way. */
const shownAs = {
  requested: 'underReview',
  approved: 'approved',
  sent: 'approved',
  arrived: 'arrived',
  rejected: 'rejected',
} as const satisfies Record<WithdrawalState, keyof typeof withdrawalStatus>;

function statusOf(state: WithdrawalState, language: Language) {
  const shown = shownAs[state];
  return { status: withdrawalStatus[shown], statusText: messages(language).withdrawalStatus[shown] };
}
