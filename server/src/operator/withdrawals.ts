import { formatMoney } from '@members/contract';
import { parseArgs } from 'node:util';
import { formatTime } from '../formatTime';
import { operatorName } from '../operatorLog';
import { readAmount } from '../readAmount';
import { createReview, type Review } from '../withdrawals';
import { UsageError, type Command } from './command';
import { withDatabase } from './withDatabase';

type Row = Awaited<ReturnType<Review['list']>>[number];

const options = {
  operator: { type: 'string' },
  reason: { type: 'string' },
  min: { type: 'string' },
  max: { type: 'string' },
  'per-day': { type: 'string' },
  'two-from': { type: 'string' },
} as const;

/** `withdrawals list|show|approve|send|arrive|reject|rule`. */
export const withdrawals: Command = {
  usage: [
    ['withdrawals list', 'those that wait for somebody, oldest first'],
    ['withdrawals show <number>', 'one of them, with the whole card number'],
    ['withdrawals approve <number>', 'two operators from the set amount on'],
    ['withdrawals send <number>', 'the transfer is on its way'],
    ['withdrawals arrive <number>', 'the money is there'],
    ['withdrawals reject <number> --reason <text>', 'returns the amount; the member reads the reason'],
    ['withdrawals rule [--min --max --per-day --two-from]', 'shows or sets what holds for everybody'],
  ],
  async run(args, env) {
    const { values, positionals } = parse(args);
    const [step, number, ...rest] = positionals;
    const operator = () => operatorName(values.operator ?? env.OPERATOR);
    const decision = () => {
      if (!number || !/^\d{1,15}$/.test(number) || rest.length > 0) throw new UsageError();
      return { id: Number(number), operator: operator() };
    };
    return withDatabase(env, async (database) => {
      const review = createReview({ database, now: () => new Date() });
      switch (step) {
        case 'list':
          return listOf(await review.list());
        case 'show':
          return describe(await review.show(decision()));
        case 'approve': {
          const { id } = decision();
          const { approved, by } = await review.approve(decision());
          return approved
            ? `Withdrawal ${id} is approved by ${by.join(' and ')}.`
            : `Withdrawal ${id} is approved by ${by.join()}; it takes a second operator.`;
        }
        case 'send':
          return review.send(decision()).then(() => `Withdrawal ${number} is sent.`);
        case 'arrive':
          return review.arrive(decision()).then(() => `Withdrawal ${number} has arrived.`);
        case 'reject':
          return review
            .reject({ ...decision(), reason: values.reason ?? '' })
            .then(() => `Withdrawal ${number} is rejected and its amount returned.`);
        case 'rule':
          return rule(review, values, operator);
        default:
          throw new UsageError();
      }
    });
  },
};

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    throw new UsageError();
  }
}

type Values = ReturnType<typeof parse>['values'];

async function rule(review: Review, values: Values, operator: () => string): Promise<string> {
  const change = {
    ...(values.min !== undefined && { minMinor: amount(values.min) }),
    ...(values.max !== undefined && { maxMinor: amount(values.max) }),
    ...(values['two-from'] !== undefined && { twoOperatorsFromMinor: amount(values['two-from']) }),
    ...(values['per-day'] !== undefined && { perDay: wholeNumber(values['per-day']) }),
  };
  const set = Object.keys(change).length > 0;
  const now = set ? await review.setRule({ ...change, operator: operator() }) : await review.rule();
  return [
    `Minimum ${formatMoney(now.minMinor)}, maximum ${formatMoney(now.maxMinor)}, ${now.perDay} a day,`,
    `two operators from ${formatMoney(now.twoOperatorsFromMinor)}.`,
  ].join(' ');
}

function amount(text: string): number {
  const amountMinor = readAmount(text);
  if (amountMinor === null || amountMinor === 0)
    throw new Error(`"${text}" is no amount such as 100 or 99.50.`);
  return amountMinor;
}

function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new Error(`"${text}" is no whole number from 1 on.`);
  return Number(text);
}

function listOf(rows: readonly Row[]): string {
  if (rows.length === 0) return 'No withdrawal waits for anybody.';
  return rows
    .map((row) =>
      [
        `${row.id}`,
        row.state,
        formatMoney(row.amountMinor),
        `${row.username} (${row.memberId})`,
        `${row.bankName} ${'*'.repeat(4)}${row.cardNumber.slice(-4)}`,
        formatTime(row.createdAt),
      ].join('  '),
    )
    .join('\n');
}

function describe(row: Row): string {
  return [
    `Withdrawal ${row.id}, ${row.state}, of ${row.username} (${row.memberId}), ${formatTime(row.createdAt)} UTC`,
    `Amount  ${formatMoney(row.amountMinor)}`,
    `Bank    ${row.bankName}`,
    `Card    ${row.cardNumber}`,
    `Holder  ${row.holder}`,
  ].join('\n');
}
