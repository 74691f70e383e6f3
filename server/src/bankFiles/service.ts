import { createHash } from 'node:crypto';
import type { CardNumbers } from '../cardNumbers';
import type { Database } from '../database';
import type { BankFileFormat, DebtorAccount } from '../database/tables/bankFiles';
import { Declined } from '../office';
import { recordOperation, type Act } from '../operatorLog';
import { sendWithdrawal } from '../withdrawals';
import { contentOf, nameOf, typeOf, type FileLine } from './paymentFile';
import * as store from './store';

export interface BankFileDependencies {
  database: Database;
  cardNumbers: CardNumbers;
}

/** So many withdrawals go into one file. */
const mostInFile = 1_000;

const hashOf = (content: string): string => createHash('sha256').update(content).digest('hex');

/**
 * Files for a bank's bulk payment. A withdrawal is in one of them, and is sent by the transaction that puts it there. A
 * file is made of its lines again when it is downloaded, so that no card number is kept a second time.
 */
export function createBankFiles({ database, cardNumbers }: BankFileDependencies) {
  const opened = ({ sealedNumber, memberId, ...line }: store.SealedLine): FileLine => ({
    ...line,
    cardNumber: cardNumbers.open(sealedNumber, memberId),
  });

  async function account(): Promise<DebtorAccount | null> {
    const debtor = await store.selectDebtor(database.reader);
    return debtor.currency === '' ? null : debtor;
  }

  function setAccount(debtor: DebtorAccount, act: Act): Promise<void> {
    return database.transaction(async (transaction) => {
      const before = await store.selectDebtor(transaction);
      await store.updateDebtor(transaction, debtor);
      const line = { action: 'debtor account set', subject: 'debtor account' };
      await recordOperation(transaction, { ...act, ...line, before: { ...before }, after: { ...debtor } });
    });
  }

  const next = () => store.sumApproved(database.reader, mostInFile);

  async function make(format: BankFileFormat, act: Act): Promise<store.BankFileRow> {
    const laneGroups = await database.laneGroups();
    return database.transaction(async (transaction) => {
      const { debtor, id } = await store.beginFile(transaction);
      if (debtor.currency === '') throw new Declined('noDebtorAccount');
      const sealed = await store.claimApproved(transaction, { limit: mostInFile, laneGroups });
      if (sealed.length === 0) throw new Declined('nothingToSend');
      const lines = sealed.map(opened);
      const file = {
        ...{ id, format, debtor, operator: act.operator, createdAt: act.now, count: lines.length },
        totalMinor: lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
      };
      const row = { ...file, sha256: hashOf(contentOf({ ...file, lines })) };
      await store.insertFile(transaction, row, sealed);
      for (const { withdrawalId } of lines) await sendWithdrawal(transaction, { ...act, id: withdrawalId });
      const { count, totalMinor, sha256 } = row;
      await recordOperation(transaction, {
        ...act,
        ...{ action: 'bank file made', subject: `bank file ${id}` },
        details: { format, count, totalMinor, sha256 },
      });
      return row;
    });
  }

  /** A file byte for byte as it was made. That it was downloaded is on record. */
  function download(id: number, act: Act): Promise<{ name: string; type: string; content: string }> {
    return database.transaction(async (transaction) => {
      const [file] = await store.selectFiles(transaction, { id, limit: 1 });
      if (!file) throw new Declined('missing', { what: `bank file ${id}` });
      const lines = (await store.selectLines(transaction, id)).map(opened);
      const content = contentOf({ ...file, lines });
      if (hashOf(content) !== file.sha256) throw new Declined('bankFileChanged', { id });
      const line = { action: 'bank file downloaded', subject: `bank file ${id}` };
      await recordOperation(transaction, { ...act, ...line });
      return { name: nameOf(file), type: typeOf(file), content };
    });
  }

  return { account, setAccount, next, make, download };
}
