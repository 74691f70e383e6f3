import type { ColumnType, JSONColumnType } from 'kysely';
import type { Lane } from '../lanes';

/** The account from which withdrawals are paid; empty where the owner has set none. */
export interface DebtorAccount {
  holder: string;
  /** An IBAN, or a number of another kind. */
  account: string;
  bic: string;
  /** ISO 4217. */
  currency: string;
}

export type BankFileFormat = 'csv' | 'pain.001';
export type BankAnswerFormat = 'csv' | 'camt.053';

export interface BankFileTables {
  /** One row. */
  debtor_account: DebtorAccount & { only_row: ColumnType<boolean, never, never> };
  /** Files for a bank's bulk payment. They are made of their lines whenever they are downloaded. */
  bank_files: {
    /** Counts without gaps; it stands in the file. */
    id: number;
    format: BankFileFormat;
    /** The account as it was. */
    debtor: JSONColumnType<DebtorAccount>;
    count: number;
    total_minor: number;
    /** Of its bytes. */
    sha256: string;
    operator: string;
    created_at: Date;
  };
  bank_file_lines: { lane: Lane; withdrawal_id: number; file_id: number; bank_name: string };
  /** Files of a bank that say what became of payments, by their hash. */
  bank_answers: {
    id: ColumnType<number, never, never>;
    sha256: string;
    name: string;
    format: BankAnswerFormat;
    arrived: number;
    returned: number;
    /** Lines that changed nothing. */
    others: number;
    operator: string;
    created_at: Date;
  };
}
