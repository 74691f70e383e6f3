import { mayDo, type OfficeAnswer, type Right } from '@members/office-contract';
import type { Database, Reader, Transaction } from '../database';
import { Declined, type Operator, type Seal } from '../office';
import type { Act } from '../operatorLog';
import { administers, changeAccess, named } from './changeAccess';
import { deleteInvitation, selectInvited } from './invitationStore';
import { deletePasskeysOf, selectPasskeyCounts } from './passkeyStore';
import { selectRoles } from './roleStore';
import { makeSecrets, sealedSecrets, stepOfCode, type ShownSecrets } from './secrets';
import { isLive } from './sessions';
import { deleteSessionsOf, selectLastUse, selectSessions } from './sessionStore';
import * as store from './store';

export type Operators = ReturnType<typeof createOperators>;

/** What an operator is there for. */
export interface Work {
  roles: readonly string[];
  /** The only remote that they see; null for all of them. */
  remote: string | null;
  /** E-mail address at the company; null for none. */
  address: string | null;
}

/** An operator as they are to be; version 0 is somebody new. */
interface Changed extends Work {
  name: string;
  version: number;
}

interface OperatorsOptions {
  database: Database;
  /** Encrypts the secrets of one-time codes. */
  seal: Seal;
}

/** Who operators are and what each has to do. How they sign in they make themselves, by an invitation. */
export function createOperators({ database, seal }: OperatorsOptions) {
  const { reader } = database;

  async function list(now = new Date()): Promise<OfficeAnswer<'operators'>> {
    const [rows, used, sessions, passkeys, invited] = await Promise.all([
      store.selectOperators(reader),
      selectLastUse(reader),
      selectSessions(reader, isLive(now)),
      selectPasskeyCounts(reader),
      selectInvited(reader, now),
    ]);
    return {
      operators: rows.map(({ name, roles, rights, remote, version, ...row }) => ({
        ...{ name, roles, rights, remote, version },
        address: row.companyAddress,
        createdAt: row.createdAt.toISOString(),
        usedAt: used.get(name)?.toISOString() ?? null,
        sessions: sessions.filter(({ operator }) => operator === name).length,
        disabled: row.disabledAt !== null,
        ways: {
          password: row.passwordHash !== null,
          passkeys: passkeys.get(name) ?? 0,
          company: row.companySubject !== null,
        },
        invitedUntil: invited.get(name)?.toISOString() ?? null,
      })),
    };
  }

  /** Adds an operator; `enter` makes their way in: `byInvitation`, or `bySecrets`. */
  function add<T>(
    { name, ...work }: Work & { name: string },
    act: Act,
    enter: (transaction: Transaction) => Promise<T>,
  ): Promise<T> {
    return changeAccess(database, act, async (transaction, operators) => {
      await refuseWork(transaction, operators, { name, version: 0, ...work });
      const { remote, address: companyAddress } = work;
      const row = { name, remote, companyAddress, createdAt: act.now, changedBy: act.operator };
      if (!(await store.insertOperator(transaction, row)))
        throw new Declined('operatorExists', { operator: name });
      await store.replaceRoles(transaction, { name, roles: work.roles });
      const recorded = { action: 'operator added', subject: `operator ${name}`, after: told(work) };
      return { recorded, answer: await enter(transaction) };
    });
  }

  function change({ name, version, ...work }: Changed, act: Act) {
    return changeAccess(database, act, async (transaction, operators) => {
      await refuseWork(transaction, operators, { name, version, ...work });
      const was = named(operators, name);
      await store.replaceRoles(transaction, { name, roles: work.roles });
      const { remote, address: companyAddress } = work;
      await store.updateOperator(transaction, name, {
        ...{ remote, companyAddress, version: version + 1, changedBy: act.operator },
        // Another address is somebody else at the company until they have signed in there.
        ...(companyAddress !== was.companyAddress && { company: null }),
      });
      const before = told({ ...was, address: was.companyAddress });
      const recorded = { action: 'operator changed', subject: `operator ${name}`, before, after: told(work) };
      return { recorded, answer: {} };
    });
  }

  const setDisabled = (name: string, disabled: boolean, act: Act) =>
    changeAccess(database, act, async (transaction, operators) => {
      named(operators, name);
      await store.updateOperator(transaction, name, { disabledAt: disabled ? act.now : null });
      if (disabled) {
        await deleteSessionsOf(transaction, name);
        await deleteInvitation(transaction, name);
      }
      const action = disabled ? 'operator disabled' : 'operator enabled';
      return { recorded: { action, subject: `operator ${name}` }, answer: {} };
    });

  const endSessions = (name: string, act: Act) =>
    changeAccess(database, act, async (transaction, operators) => {
      named(operators, name);
      await deleteSessionsOf(transaction, name);
      return { recorded: { action: 'operator’s sessions ended', subject: `operator ${name}` }, answer: {} };
    });

  /** Takes away what an operator signed in with, in the page and in commands; `enter` makes the next. */
  const reset = <T>(name: string, act: Act, enter: (transaction: Transaction) => Promise<T>): Promise<T> =>
    changeAccess(database, act, async (transaction, operators) => {
      named(operators, name);
      await store.updateOperator(transaction, name, { passwordHash: null, codeSecret: null });
      await deletePasskeysOf(transaction, name);
      await deleteSessionsOf(transaction, name);
      const recorded = { action: 'operator reset', subject: `operator ${name}` };
      return { recorded, answer: await enter(transaction) };
    });

  /** Secrets that are shown at once, as a way in. */
  async function bySecrets(name: string, act: Act) {
    const { password, codeUri, ...secrets } = await makeSecrets(name);
    return async (transaction: Transaction): Promise<ShownSecrets> => {
      const row = { ...sealedSecrets(seal, secrets), enrolledAt: act.now };
      await store.updateOperator(transaction, name, row);
      await deleteInvitation(transaction, name);
      return { password, codeUri };
    };
  }

  /** Refuses what would be refused once it is done, before it waits for a second operator. */
  const foresee = async (changed: Changed): Promise<void> =>
    refuseWork(reader, await store.selectOperators(reader), changed);

  /** What an operator is there for now. */
  async function workOf(name: string): Promise<Work> {
    const operator = named(await store.selectOperators(reader), name);
    return told({ ...operator, address: operator.companyAddress });
  }

  /**
   * Whether somebody else may administer, so that it takes two: also one who is disabled, since disabling takes one person
   * alone, and none who never had a way in.
   */
  const takesTwo = async (name: string): Promise<boolean> =>
    (await store.selectOperators(reader)).some(
      (each) => each.name !== name && administers({ ...each, disabledAt: null }),
    );

  async function find(name: string): Promise<store.OperatorRow> {
    const operator = await store.selectOperator(reader, name);
    if (!operator || operator.disabledAt) throw new Declined('missing', { what: `operator ${name}` });
    return operator;
  }

  /** An operator who is named by whoever has the database, away from the office's page. */
  async function known(name: string): Promise<Operator> {
    const { rights, remote } = await find(name);
    return { name, rights, ...(remote !== null && { remote }) };
  }

  /** Makes sure, away from the office's page, that an operator is there: each code works once here and in the page. */
  async function takeCode({ name, code }: { name: string; code: string }, at: Date): Promise<void> {
    const { codeSecret } = await find(name);
    if (!codeSecret)
      throw new Error(`${name} has no one-time codes: they come with a password, not with a passkey.`);
    const step = stepOfCode(seal.open(codeSecret) as string, code, at.getTime());
    const taken =
      step !== null &&
      (await database.transaction((transaction) => store.takeCode(transaction, { name, step })));
    if (!taken) throw new Declined('wrongCode');
  }

  /** Makes sure that an operator has a right and is there. */
  async function confirm({ name, right, code }: { name: string; right: Right; code: string }, at: Date) {
    const { rights } = await known(name);
    if (!mayDo(rights, right)) throw new Declined('forbidden', { right });
    await takeCode({ name, code }, at);
  }

  /** Whether somebody can administer with a one-time code; until then whoever has the database does. */
  const isAdministered = async (): Promise<boolean> =>
    (await store.selectOperators(reader)).some((each) => administers(each) && each.codeSecret !== null);

  return {
    ...{ list, add, change, setDisabled, endSessions, reset, bySecrets },
    ...{ foresee, workOf, takesTwo, known, takeCode, confirm, isAdministered },
  };
}

/** Refuses a change that can't be: of what is not there or was changed meanwhile, or that somebody else stands against. */
async function refuseWork(
  reader: Reader,
  operators: readonly store.OperatorRow[],
  { name, version, roles, address }: Changed,
): Promise<void> {
  const was = operators.find((each) => each.name === name);
  if (version === 0 && was) throw new Declined('operatorExists', { operator: name });
  if (version !== 0 && named(operators, name).version !== version)
    throw new Declined('changedMeanwhile', { operator: was!.changedBy });
  const known = new Set((await selectRoles(reader)).map((role) => role.name));
  const unknown = roles.find((role) => !known.has(role));
  if (unknown !== undefined) throw new Declined('missing', { what: `role ${unknown}` });
  const other = operators.find((each) => each.companyAddress === address && each.name !== name);
  if (address !== null && other) throw new Declined('addressTaken', { operator: other.name });
}

const told = ({ roles, remote, address }: Work) => ({ roles: roles.toSorted(), remote, address });
