import { z } from 'zod';
import { change, read } from '../call';
import { id, nothing, pageOf, paging, time } from '../params';

export const bankFileFormats = ['csv', 'pain.001'] as const;
export const bankAnswerFormats = ['csv', 'camt.053'] as const;

/** What becomes of a line of a bank's file: the withdrawal arrives or is rejected, has been so already, or nothing. */
export const answerEffects = ['arrives', 'returned', 'already', 'refused', 'foreign'] as const;
export const answerFaults = [
  'noSuchWithdrawal',
  'otherAmount',
  'otherCurrency',
  'notSent',
  'arrivedBefore',
  'rejectedBefore',
  'twiceInFile',
  'notBooked',
  'unreadable',
] as const;

const debtorAccount = z.object({
  holder: z.string().trim().min(1).max(70),
  /** An IBAN, or an account number of another kind. */
  account: z
    .string()
    .trim()
    .regex(/^[A-Z0-9]{4,34}$/),
  bic: z
    .string()
    .trim()
    .regex(/^([A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?)?$/),
  /** ISO 4217. */
  currency: z
    .string()
    .trim()
    .regex(/^[A-Z]{3}$/),
});

const bankFile = z.object({
  id: z.number(),
  format: z.enum(bankFileFormats),
  count: z.number(),
  totalMinor: z.number(),
  currency: z.string(),
  operator: z.string(),
  at: time,
});

export const bankFileCalls = {
  /** The account from which withdrawals are paid; null where the owner has set none. */
  debtorAccount: read({
    path: '/bank/account',
    right: 'money.see',
    params: nothing,
    answer: z.object({ account: debtorAccount.nullable() }),
  }),
  setDebtorAccount: change({
    path: '/bank/setAccount',
    right: 'money.change',
    needsCode: true,
    twoPeople: 'always',
    params: debtorAccount,
    answer: nothing,
    records: ['debtor account set'],
  }),
  /** Files that were made, newest first, and what the next one would have. */
  bankFiles: read({
    path: '/bank/files',
    right: 'money.see',
    params: z.object(paging),
    answer: pageOf(bankFile),
  }),
  nextBankFile: read({
    path: '/bank/next',
    right: 'money.see',
    params: nothing,
    answer: z.object({
      /** Approved withdrawals that are in no file; a thousand at the most go into one. */
      count: z.number(),
      totalMinor: z.number(),
    }),
  }),
  /** Puts approved withdrawals into a file, the oldest first, and marks them as sent. */
  makeBankFile: change({
    path: '/bank/make',
    right: 'money.change',
    needsCode: true,
    params: z.object({ format: z.enum(bankFileFormats) }),
    answer: bankFile,
    records: ['bank file made', 'withdrawal sent'],
  }),
  /** The file itself: it has whole card numbers, so that it was downloaded is on record. */
  downloadBankFile: change({
    path: '/bank/download',
    right: 'money.change',
    needsCode: true,
    params: z.object({ id }),
    answer: z.object({ name: z.string(), type: z.string(), content: z.string() }),
    records: ['bank file downloaded'],
  }),
  /** A bank's files that were taken, newest first. */
  bankAnswers: read({
    path: '/bank/answers',
    right: 'money.see',
    params: z.object(paging),
    answer: pageOf(
      z.object({
        id: z.number(),
        name: z.string(),
        format: z.enum(bankAnswerFormats),
        arrived: z.number(),
        returned: z.number(),
        others: z.number(),
        operator: z.string(),
        at: time,
      }),
    ),
  }),
  /** Takes a bank's file line by line; with `dryRun` it says what would happen, and nothing does. */
  takeBankAnswer: change({
    path: '/bank/answer',
    right: 'money.change',
    needsCode: true,
    bodyBytes: 12 * 1024 * 1024,
    params: z.object({
      name: z.string().trim().min(1).max(200),
      format: z.enum(bankAnswerFormats),
      content: z.string().max(10 * 1024 * 1024),
      dryRun: z.boolean(),
    }),
    answer: z.object({
      lines: z.array(
        z.object({
          /** In the order of the file, from 1. */
          line: z.number(),
          /** The end-to-end id that the bank gives. */
          reference: z.string(),
          amountMinor: z.number().nullable(),
          withdrawalId: z.number().nullable(),
          effect: z.enum(answerEffects),
          fault: z.enum(answerFaults).nullable(),
        }),
      ),
    }),
    records: ['bank answer taken', 'withdrawal arrived', 'withdrawal rejected'],
  }),
};
