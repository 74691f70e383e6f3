import { createBankCards } from '../src/bankCards';
import { createSignatures } from '../src/passkeys';
import { createRelyingParty } from '../src/webAuthn';
import { createFundPasswords } from '../src/fundPassword';
import { slotAt } from '../src/lottery/schedule';
import type { ListedPayment, PaymentNotice, PaymentProvider } from '../src/payments';
import { createRecharges, takePaymentNotice } from '../src/recharge';
import { Refusal } from '../src/i18n/refusal';
import { createReview, createWithdrawals } from '../src/withdrawals';
import { quickPasswords, type TestServer } from './createTestServer';

export type Step = 'approve' | 'send' | 'arrive' | 'reject';

export type Operation =
  | { do: 'recharge'; member: number; amount: number }
  | { do: 'notice'; which: number; outcome: PaymentNotice['outcome']; off: boolean; times: number }
  | { do: 'withdraw'; member: number; amount: number; key: number | null }
  | { do: 'decide'; which: number; steps: readonly Step[] }
  | { do: 'bet'; member: number; stake: number };

export const members = 2;
export const startMinor = 30_000;
export const channel = 'Sandbox card';
const fundPassword = '246810';

/** What follows from the answers that were given, kept without the database. */
export interface Answered {
  /** How often a payment was said to be credited, by its reference. */
  credits: Map<string, number>;
  /** Amounts of accepted withdrawals, by member and key; those without a key have one of their own. */
  withdrawals: Map<string, { member: number; amountMinor: number }>;
  returnedMinor: number[];
  stakedMinor: number[];
}

/** A provider in memory: what it was asked for, and what was paid there. */
function createMemoryProvider(name: string, now: () => Date) {
  const payments = new Map<string, ListedPayment>();
  const provider: PaymentProvider = {
    name,
    payWays: ['Mexicopay'],
    currency: 'XTS',
    createPayment: ({ reference, amountMinor, currency }) => {
      payments.set(reference, { reference, state: 'open', amountMinor, currency, changedAt: now() });
      return Promise.resolve({ payUrl: 'https://pay.example' });
    },
    readNotice: ({ body }) => JSON.parse(body) as PaymentNotice,
    listPayments: () => Promise.resolve([...payments.values()]),
  };
  return { provider, payments };
}

/** What a step is refused with that another operator has made impossible. */
const outOfTurn = /only one that is|has approved/;

const outcomeOf = (work: Promise<unknown>, done: string): Promise<string> =>
  work.then(
    () => done,
    (error: unknown) => (error instanceof Refusal ? error.key : Promise.reject(error as Error)),
  );

/** Two members with cards and money, a game and a provider, on the clock and database of a test server. */
export async function createWalletModel(server: TestServer, onOutcome: (outcome: string) => void) {
  const { database, cardNumbers, now } = server;
  const game = await server.newGame();
  const { provider, payments } = createMemoryProvider(`memory-${game.key}`, now);
  const recharges = createRecharges({ database, providers: [provider], canReturn: () => false, now });
  const fundPasswords = createFundPasswords({ database, passwords: quickPasswords('pepper'), now });
  const cards = createBankCards({ database, cardNumbers, hasFundPassword: fundPasswords.isSet, now });
  const party = createRelyingParty({ origin: 'http://localhost', name: 'Members' });
  const signatures = createSignatures({ database, party, now });
  const withdrawals = createWithdrawals({
    ...{ database, fundPasswords, cards, cardNumbers },
    ...{ signatures, now },
  });
  const review = createReview({ database, cardNumbers });
  await server.tick();
  const ids: number[] = [];
  for (let index = 0; index < members; index += 1) ids.push(await newMember());
  const zeros = () => ids.map(() => 0);
  const answered: Answered = {
    credits: new Map(),
    withdrawals: new Map(),
    returnedMinor: zeros(),
    stakedMinor: zeros(),
  };
  let unkeyed = 0;

  async function newMember(): Promise<number> {
    const id = await server.newMember(startMinor);
    await database.transaction((transaction) =>
      transaction.updateTable('members').set({ real_name: 'Ana' }).where('id', '=', id).execute(),
    );
    await fundPasswords.set(id, fundPassword);
    await cards.bind(id, { cardNumber: '12345678', bankName: 'Bank', bankCode: 'B', holder: 'Ana' });
    return id;
  }

  async function notice({ which, outcome, off, times }: Extract<Operation, { do: 'notice' }>) {
    const payment = [...payments.values()][which];
    if (!payment) return;
    const { reference, amountMinor, currency } = payment;
    if (outcome === 'paid' && !off) payments.set(reference, { ...payment, state: 'paid' });
    const said = { reference, outcome, currency, amountMinor: off ? amountMinor + 1 : amountMinor };
    const tell = () => takePaymentNotice({ database, now }, { provider: provider.name, notice: said });
    for (const effect of await Promise.all(Array.from({ length: times }, tell))) {
      onOutcome(effect);
      if (effect === 'credited') answered.credits.set(reference, (answered.credits.get(reference) ?? 0) + 1);
    }
  }

  async function withdraw({ member, amount, key }: Extract<Operation, { do: 'withdraw' }>) {
    const idempotencyKey = key === null ? null : `key ${key}`;
    const request = { memberId: ids[member]!, amount: String(amount), fundPassword, idempotencyKey };
    const outcome = await outcomeOf(withdrawals.request(request), 'withdrawn');
    onOutcome(outcome);
    if (outcome !== 'withdrawn') return;
    const name = `${member} ${idempotencyKey ?? `none ${(unkeyed += 1)}`}`;
    const { amountMinor } = answered.withdrawals.get(name) ?? { amountMinor: amount * 100 };
    if (amountMinor !== amount * 100) throw new Error(`${name} was accepted with two amounts`);
    answered.withdrawals.set(name, { member, amountMinor });
  }

  async function decide({ which, steps }: Extract<Operation, { do: 'decide' }>) {
    const row = (await review.list()).filter(({ memberId }) => ids.includes(memberId))[which];
    if (!row) return;
    for (const step of steps) {
      const by = { id: row.id, ...server.act('alice') };
      const taken = step === 'reject' ? review.reject({ ...by, reason: 'No' }) : review[step](by);
      const done = await taken.then(
        () => true,
        (error: Error) => (outOfTurn.test(error.message) ? false : Promise.reject(error)),
      );
      if (!done) continue;
      onOutcome(step);
      if (step === 'reject') answered.returnedMinor[ids.indexOf(row.memberId)]! += row.amountMinor;
    }
  }

  async function bet({ member, stake }: Extract<Operation, { do: 'bet' }>) {
    const { period } = slotAt(game, now());
    const order = { memberId: ids[member]!, game, period, betTypes: ['bi', '11'], stake };
    const outcome = await outcomeOf(server.place(order), 'placed');
    onOutcome(outcome);
    if (outcome === 'placed') answered.stakedMinor[member]! += 2 * stake * 100;
  }

  async function recharge({ member, amount }: Extract<Operation, { do: 'recharge' }>) {
    const request = { channel, payWay: 'Mexicopay', language: 'en_us' } as const;
    await recharges.create({ ...request, memberId: ids[member]!, amount: String(amount) });
  }

  const plays = { recharge, notice, withdraw, decide, bet };
  return {
    ids,
    game,
    answered,
    provider,
    play: (operation: Operation): Promise<void> => plays[operation.do](operation as never),
  };
}

export type WalletModel = Awaited<ReturnType<typeof createWalletModel>>;
