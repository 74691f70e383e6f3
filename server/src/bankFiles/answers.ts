import type { OfficeAnswer } from '@members/office-contract';
import { createHash } from 'node:crypto';
import type { Database, Reader } from '../database';
import type { BankAnswerFormat } from '../database/tables/bankFiles';
import { Declined } from '../office';
import { recordOperation, type Act } from '../operatorLog';
import { arriveWithdrawal, rejectWithdrawal } from '../withdrawals';
import { readAnswer, type AnswerLine } from './answerFile';
import { withdrawalOf } from './decimal';
import * as store from './store';

export type PlannedLine = OfficeAnswer<'takeBankAnswer'>['lines'][number];
type Verdict = Pick<PlannedLine, 'effect' | 'fault'>;

interface BankAnswer {
  name: string;
  format: BankAnswerFormat;
  content: string;
  /** Only says what would happen. */
  dryRun: boolean;
}

/**
 * What a bank says about payments, taken line by line: each withdrawal moves once, in a transaction of its own, so that a
 * file that was cut short, or comes again, does what is left of it. Of a payment that the bank booked and returned in one
 * file the return counts.
 */
export function createBankAnswers({ database }: { database: Database }) {
  async function take(answer: BankAnswer, act: Act): Promise<PlannedLine[]> {
    const { name, format, content, dryRun } = answer;
    const lines = await plan(database.reader, readAnswer(format, content));
    if (dryRun) return lines;
    const done: PlannedLine[] = [];
    for (const line of lines) done.push(await apply(line, act));
    const count = (effect: PlannedLine['effect']) => done.filter((line) => line.effect === effect).length;
    const [arrived, returned] = [count('arrives'), count('returned')];
    const sums = { arrived, returned, others: done.length - arrived - returned };
    const sha256 = createHash('sha256').update(content).digest('hex');
    const { operator, now } = act;
    await database.transaction(async (transaction) => {
      await store.insertAnswer(transaction, { sha256, name, format, ...sums, operator, now });
      const line = { action: 'bank answer taken', subject: `bank answer ${sha256.slice(0, 12)}` };
      await recordOperation(transaction, { ...act, ...line, details: { name, format, ...sums, sha256 } });
    });
    return done;
  }

  async function apply(line: PlannedLine, act: Act): Promise<PlannedLine> {
    const { effect, withdrawalId: id } = line;
    if (id === null || (effect !== 'arrives' && effect !== 'returned')) return line;
    try {
      await database.transaction((transaction) =>
        effect === 'arrives'
          ? arriveWithdrawal(transaction, { ...act, id })
          : rejectWithdrawal(transaction, { ...act, id, reason: 'bank-returned' }),
      );
      return line;
    } catch (error) {
      // Somebody else has moved it since it was looked at.
      if (!(error instanceof Declined)) throw error;
      return { ...line, effect: 'refused', fault: 'notSent' };
    }
  }

  return { take };
}

/** What would become of each line, by what the withdrawals are now. */
async function plan(reader: Reader, lines: readonly AnswerLine[]): Promise<PlannedLine[]> {
  const ids = lines.flatMap(({ reference }) => withdrawalOf(reference) ?? []);
  const [known, { currency }] = await Promise.all([
    store.selectStates(reader, [...new Set(ids)]),
    store.selectDebtor(reader),
  ]);
  const judged = lines.map((line, index) => {
    const id = withdrawalOf(line.reference);
    return {
      ...{ line: index + 1, reference: line.reference, amountMinor: line.amountMinor, withdrawalId: id },
      ...judge(line, { id, known, currency }),
    };
  });
  const comesBack = new Set(
    judged.flatMap(({ effect, withdrawalId }) => (effect === 'returned' ? [withdrawalId] : [])),
  );
  const moved = new Set<number | null>();
  return judged.map((line) => {
    const { effect, withdrawalId } = line;
    if (effect !== 'arrives' && effect !== 'returned') return line;
    const isOver = moved.has(withdrawalId) || (effect === 'arrives' && comesBack.has(withdrawalId));
    if (isOver) return { ...line, effect: 'already', fault: 'twiceInFile' };
    moved.add(withdrawalId);
    return line;
  });
}

function judge(
  line: AnswerLine,
  {
    id,
    known,
    currency,
  }: { id: number | null; known: Awaited<ReturnType<typeof store.selectStates>>; currency: string },
): Verdict {
  const refused = (fault: Verdict['fault']): Verdict => ({ effect: 'refused', fault });
  if (id === null) return { effect: 'foreign', fault: null };
  const withdrawal = known.get(id);
  if (!withdrawal) return refused('noSuchWithdrawal');
  if (line.amountMinor === null || line.says === null) return refused('unreadable');
  if (line.amountMinor !== withdrawal.amountMinor) return refused('otherAmount');
  if (line.currency && currency && line.currency !== currency) return refused('otherCurrency');
  if (line.says === 'pending') return refused('notBooked');
  const [wanted, verdict] =
    line.says === 'booked' ? (['arrived', 'arrives'] as const) : (['rejected', 'returned'] as const);
  if (withdrawal.state === wanted) return { effect: 'already', fault: null };
  if (withdrawal.state === 'sent') return { effect: verdict, fault: null };
  if (withdrawal.state === 'arrived') return refused('arrivedBefore');
  return refused(withdrawal.state === 'rejected' ? 'rejectedBefore' : 'notSent');
}
