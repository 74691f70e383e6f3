import {
  type CommandUnknownOpts,
  example,
  InvalidArgumentError,
  type Terminal,
  wholeNumber,
} from '@members/command-line';
import { formatMoney } from '@members/contract';
import { codeOption, type Confirm } from './confirm';
import { createCardNumbers } from '../cardNumbers';
import { rejectionReasons } from '../i18n';
import { formatTime, readAmount } from '../i18n/formats';
import type { Act } from '../operatorLog';
import { createReview, type Review } from '../withdrawals';
import { operatorOption, readOperation, reasonOption, withDatabase } from './withDatabase';

type Withdrawal = Awaited<ReturnType<Review['list']>>[number];

const numberHelp = 'of the withdrawal, as the list gives it';
const parseNumber = wholeNumber({ min: 0 });
const parseNumbers = (text: string, before: number[] = []): number[] => [...before, parseNumber(text)];

/** Reviews withdrawals: each step is a line in the log of operators. */
export function addWithdrawals(
  program: CommandUnknownOpts,
  { env, print }: Terminal,
  confirm: Confirm,
): void {
  const withdrawals = program
    .command('withdrawals')
    .description('reviews withdrawals')
    .addHelpText('after', example('list'));

  const withReview = (work: (review: Review) => Promise<void>): Promise<void> =>
    withDatabase(env, async (database, { cardKeys }) =>
      work(createReview({ database, cardNumbers: createCardNumbers(cardKeys) })),
    );

  const addStep = (
    name: string,
    what: string,
    work: (review: Review, step: Act & { id: number }) => Promise<string>,
  ) =>
    withdrawals
      .command(name)
      .description(what)
      .argument('<numbers...>', numberHelp, parseNumbers)
      .addOption(operatorOption)
      .addOption(codeOption)
      .addHelpText('after', example('17 18 --operator ana'))
      .action((ids, options) =>
        withReview(async (review) => {
          const act = readOperation(options, env);
          await confirm(act.operator, options.code);
          for (const id of ids) print(await work(review, { ...act, id }));
        }),
      );

  withdrawals
    .command('list')
    .description('those that wait for somebody, oldest first')
    .addHelpText('after', example())
    .action(() => withReview(async (review) => print(formatList(await review.list()))));
  withdrawals
    .command('show')
    .description('one of them, with the whole card number')
    .argument('<number>', numberHelp, parseNumber)
    .addOption(operatorOption)
    .addHelpText('after', example('17 --operator ana'))
    .action((id, options) =>
      withReview(async (review) => {
        print(describe(await review.show({ ...readOperation(options, env), id })));
      }),
    );
  addStep('approve', 'two operators from the set amount on', async (review, step) => {
    const { approved, by } = await review.approve(step);
    return approved
      ? `Withdrawal ${step.id} is approved by ${by.join(' and ')}.`
      : `Withdrawal ${step.id} is approved by ${by.join()}; it takes a second operator.`;
  });
  addStep('send', 'the transfer is on its way', async (review, step) => {
    await review.send(step);
    return `Withdrawal ${step.id} is sent.`;
  });
  addStep('arrive', 'the money is there', async (review, step) => {
    await review.arrive(step);
    return `Withdrawal ${step.id} has arrived.`;
  });
  withdrawals
    .command('reject')
    .description(
      `returns the amount; the member reads the reason, in their language if it is one of ${rejectionReasons.join(', ')}`,
    )
    .argument('<number>', numberHelp, parseNumber)
    .addOption(operatorOption)
    .addOption(reasonOption)
    .addOption(codeOption)
    .addHelpText('after', example('17 --operator ana --reason bank-returned'))
    .action((id, options) =>
      withReview(async (review) => {
        const act = readOperation(options, env);
        await confirm(act.operator, options.code);
        await review.reject({ ...act, id });
        print(`Withdrawal ${id} is rejected and its amount returned.`);
      }),
    );
  withdrawals
    .command('rule')
    .description('shows what holds for everybody, or sets it')
    .option('--min <amount>', 'the least that a member may withdraw, e.g. 10.00', parseAmount)
    .option('--max <amount>', 'the most, e.g. 50000', parseAmount)
    .option(
      '--per-day <count>',
      'how many a member may ask for in a day',
      wholeNumber({ min: 1, max: 999_999 }),
    )
    .option('--two-from <amount>', 'the amount from which it takes two operators, e.g. 5000', parseAmount)
    .addOption(operatorOption)
    .addOption(codeOption)
    .addHelpText('after', example('--min 20 --per-day 5 --operator ana'))
    .action(({ min, max, perDay, twoFrom, ...options }) =>
      withReview(async (review) => {
        const change = {
          ...(min !== undefined && { minMinor: min }),
          ...(max !== undefined && { maxMinor: max }),
          ...(twoFrom !== undefined && { twoOperatorsFromMinor: twoFrom }),
          ...(perDay !== undefined && { perDay }),
        };
        if (Object.keys(change).length > 0) {
          const act = readOperation(options, env);
          await confirm(act.operator, options.code);
          await review.setRule(change, act);
        }
        const rule = await review.rule();
        print(
          `Minimum ${formatMoney(rule.minMinor)}, maximum ${formatMoney(rule.maxMinor)}, ${rule.perDay} a day, two operators from ${formatMoney(rule.twoOperatorsFromMinor)}.`,
        );
      }),
    );
}

function parseAmount(text: string): number {
  const amountMinor = readAmount(text);
  if (amountMinor === null || amountMinor === 0)
    throw new InvalidArgumentError('It takes an amount such as 100 or 99.50.');
  return amountMinor;
}

function formatList(withdrawals: readonly Withdrawal[]): string {
  if (withdrawals.length === 0) return 'No withdrawal waits for anybody.';
  return withdrawals
    .map((withdrawal) =>
      [
        `${withdrawal.id}`,
        withdrawal.state,
        formatMoney(withdrawal.amountMinor),
        `${withdrawal.username} (${withdrawal.memberId})`,
        `${withdrawal.bankName} ${withdrawal.cardNumber}`,
        formatTime(withdrawal.createdAt),
      ].join('  '),
    )
    .join('\n');
}

const describe = (withdrawal: Withdrawal): string =>
  [
    `Withdrawal ${withdrawal.id}, ${withdrawal.state}, of ${withdrawal.username} (${withdrawal.memberId}), ${formatTime(withdrawal.createdAt)} UTC`,
    `Amount  ${formatMoney(withdrawal.amountMinor)}`,
    `Bank    ${withdrawal.bankName}`,
    `Card    ${withdrawal.cardNumber}`,
    `Holder  ${withdrawal.holder}`,
  ].join('\n');
