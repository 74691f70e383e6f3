import { parse } from 'csv-parse/sync';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { BankAnswerFormat } from '../database/tables/bankFiles';
import { Declined } from '../office';
import { minorOf } from './decimal';

/** What a bank says about one payment. */
export interface AnswerLine {
  /** The end-to-end id; empty where the bank gives none. */
  reference: string;
  /** Null for what can't be read. */
  amountMinor: number | null;
  /** ISO 4217; empty where the file does not say. */
  currency: string;
  /** `booked` went out, `returned` came back; `pending` is not certain yet. */
  says: 'booked' | 'returned' | 'pending' | null;
}

export const mostLines = 5_000;

/** The lines of a bank's file in their order. Throws Declined `unreadableFile` for one that is of another form. */
export function readAnswer(format: BankAnswerFormat, content: string): AnswerLine[] {
  const lines = format === 'csv' ? readCsv(content) : readCamt(content);
  if (lines.length > mostLines) throw unreadable(format, `it has more than ${mostLines} lines.`);
  return lines;
}

const unreadable = (format: BankAnswerFormat, why: string) => new Declined('unreadableFile', { format, why });

const csvStates: Readonly<Record<string, AnswerLine['says']>> = {
  booked: 'booked',
  returned: 'returned',
  pending: 'pending',
};

/** Columns by their names in the first line: reference, amount, status, and currency where there is one. */
function readCsv(content: string): AnswerLine[] {
  const [head = ''] = content.split('\n', 1);
  let rows: Record<string, string>[];
  try {
    rows = parse(content, {
      bom: true,
      columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
      delimiter: [';', '\t'].find((sign) => head.includes(sign)) ?? ',',
      skip_empty_lines: true,
      trim: true,
      to: mostLines + 1,
    });
  } catch (error) {
    throw unreadable('csv', (error as Error).message);
  }
  const [first] = rows;
  const missing = ['reference', 'amount', 'status'].filter((name) => first && !(name in first));
  if (missing.length > 0) throw unreadable('csv', `it has no column "${missing.join('", "')}".`);
  return rows.map(({ reference = '', amount = '', currency = '', status = '' }) => ({
    reference,
    amountMinor: minorOf(amount),
    currency: currency.toUpperCase(),
    says: csvStates[status.toLowerCase()] ?? null,
  }));
}

const parser = new XMLParser({
  ignoreAttributes: false,
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  isArray: (name) => ['Stmt', 'Ntry', 'NtryDtls', 'TxDtls'].includes(name),
});

type Text = string | { '#text'?: string; '@_Ccy'?: string } | undefined;

interface Transaction {
  Refs?: { EndToEndId?: string };
  Amt?: Text;
  AmtDtls?: { TxAmt?: { Amt?: Text }; InstdAmt?: { Amt?: Text } };
  CdtDbtInd?: string;
}

interface Entry {
  Amt?: Text;
  CdtDbtInd?: string;
  Sts?: string | { Cd?: string };
  NtryDtls?: { TxDtls?: Transaction[] }[];
}

/** ISO 20022 camt.053 of whatever version: the transactions of all booked and pending entries. */
function readCamt(content: string): AnswerLine[] {
  // A statement of a bank declares no entities: who sends some wants to read files, or fill the memory.
  if (/<!DOCTYPE|<!ENTITY/i.test(content)) throw unreadable('camt.053', 'it has a document type.');
  const fault = XMLValidator.validate(content);
  if (fault !== true) throw unreadable('camt.053', fault.err.msg);
  const { Document } = parser.parse(content) as {
    Document?: { BkToCstmrStmt?: { Stmt?: { Ntry?: Entry[] }[] } };
  };
  const statements = Document?.BkToCstmrStmt?.Stmt;
  if (!statements) throw unreadable('camt.053', 'it has no statement.');
  return statements.flatMap(({ Ntry = [] }) => Ntry.flatMap(linesOf));
}

function linesOf(entry: Entry): AnswerLine[] {
  const isBooked = (typeof entry.Sts === 'object' ? entry.Sts.Cd : entry.Sts) === 'BOOK';
  const transactions = (entry.NtryDtls ?? []).flatMap(({ TxDtls = [] }) => TxDtls);
  // An entry without details is a line too, so that nobody thinks it was not there.
  const [only, ...others] = transactions.length > 0 ? transactions : [{}];
  const alone = others.length === 0;
  return [only!, ...others].map((transaction) => {
    const { Amt, AmtDtls, CdtDbtInd = entry.CdtDbtInd } = transaction;
    const amount = Amt ?? AmtDtls?.TxAmt?.Amt ?? AmtDtls?.InstdAmt?.Amt ?? (alone ? entry.Amt : undefined);
    return {
      reference: transaction.Refs?.EndToEndId ?? '',
      amountMinor: minorOf(textOf(amount)),
      currency: (typeof amount === 'object' ? amount['@_Ccy'] : '') ?? '',
      // What is credited to the account under our own id came back.
      says: !isBooked
        ? 'pending'
        : CdtDbtInd === 'CRDT'
          ? 'returned'
          : CdtDbtInd === 'DBIT'
            ? 'booked'
            : null,
    };
  });
}

const textOf = (value: Text): string => (typeof value === 'object' ? (value['#text'] ?? '') : (value ?? ''));
