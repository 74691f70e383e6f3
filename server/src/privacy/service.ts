import { formatMoney } from '@members/contract';
import { endPlay, windowStart } from '../control';
import type { CardNumbers } from '../cardNumbers';
import type { Database, Transaction } from '../database';
import type { Person } from '../database/personalData';
import { AuthError, Refusal } from '../i18n/refusal';
import { claimAccount } from '../ledger';
import { holdMember, insertClosedName, selectLogin, type Passwords } from '../members';
import { Declined } from '../office';
import { recordOperation, type Act } from '../operatorLog';
import * as store from './store';

export interface PrivacyDependencies {
  database: Database;
  passwords: Passwords;
  cardNumbers: CardNumbers;
  now: () => Date;
}

export type Privacy = ReturnType<typeof createPrivacy>;

/** Times that a member may ask in a UTC day, for each of the two; wrong passwords count, so that nobody guesses here. */
const perDay = 5;

/** What members have a right to: everything that is held about them, and an end of it. */
export function createPrivacy({ database, passwords, cardNumbers, now }: PrivacyDependencies) {
  /** The member, once it is certain by the password that the member asks. */
  async function admit(memberId: number, kind: 'archive' | 'close', password: string): Promise<Person> {
    const at = now();
    await database.transaction(async (transaction) => {
      await holdMember(transaction, memberId);
      const since = windowStart('day', at);
      if ((await store.countRequests(transaction, { memberId, kind, since })) >= perDay)
        throw new Refusal('dailyLimit', { num: perDay });
      await store.insertRequest(transaction, { memberId, kind, now: at });
    });
    const login = await selectLogin(database.reader, memberId);
    if (!login) throw new AuthError();
    if (!(await passwords.verify(login.passwordHash, password))) throw new Refusal('wrongPassword');
    return { id: memberId, username: login.username };
  }

  /** Everything that the system holds about the member as one JSON document, in pieces. */
  async function archive(memberId: number, password: string): Promise<AsyncIterable<string>> {
    const person = await admit(memberId, 'archive', password);
    return archiveOf(person);
  }

  /** The same for an operator, who has put it on record. */
  async function* archiveOf(person: Person) {
    yield `{\n"member": ${person.id},\n"madeAt": ${JSON.stringify(now())}`;
    for await (const [table, rows] of store.selectPersonal(database.reader, person, cardNumbers))
      yield `,\n${JSON.stringify(table)}: [${rows.map((row) => `\n  ${JSON.stringify(row, plain)}`).join(',')}]`;
    yield '\n}\n';
  }

  /**
   * Closes the account for good: the name and everything that the books don't need go. Refused while money is in it or
   * on its way; whatever is paid afterwards goes back.
   */
  async function close(memberId: number, password: string): Promise<null> {
    const person = await admit(memberId, 'close', password);
    await database.transaction(async (transaction) => {
      const found = await holdAccount(transaction, memberId);
      if (!found || found.username !== person.username) throw new AuthError();
      const { open } = found;
      if (open.withdrawals > 0) throw new Refusal('closeWithdrawal');
      if (open.payments > 0) throw new Refusal('closePayment');
      if (open.orders > 0) throw new Refusal('closeOrder');
      if (open.balanceMinor > 0)
        throw new Refusal('closeBalance', { amount: { amountMinor: open.balanceMinor } });
      await end(transaction, person);
    });
    return null;
  }

  /** The same by an operator, whom the member has asked or the law (OFC-52); on record by its number alone. */
  async function closeFor(memberId: number, act: Act): Promise<void> {
    await database.transaction(async (transaction) => {
      const found = await holdAccount(transaction, memberId);
      if (!found) throw new Declined('missing', { what: `member ${memberId}` });
      const { username, open } = found;
      const { balanceMinor, ...underWay } = open;
      if (Object.values(open).some((count) => count > 0))
        throw new Declined('closeOpen', { balance: formatMoney(balanceMinor), ...underWay });
      await end(transaction, { id: memberId, username });
      const line = { action: 'member closed', subject: `member ${memberId}`, memberId };
      await recordOperation(transaction, { ...act, ...line });
    });
  }

  /** Orders, payments and withdrawals that wait for the account find it closed. `null` for one that is closed already. */
  async function holdAccount(transaction: Transaction, memberId: number) {
    await claimAccount(transaction, memberId);
    await holdMember(transaction, memberId);
    const login = await selectLogin(transaction, memberId);
    return login && { username: login.username, open: await store.selectUnfinished(transaction, memberId) };
  }

  async function end(transaction: Transaction, person: Person): Promise<void> {
    await endPlay(transaction, person.id);
    await insertClosedName(transaction, passwords.hashOfName(person.username));
    await store.erase(transaction, person);
  }

  return { archive, archiveOf, close, closeFor };
}

/** Bytes as base64; JSON has no other form for them. */
function plain(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const own = this[key];
  return Buffer.isBuffer(own) ? own.toString('base64') : value;
}
