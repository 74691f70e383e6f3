import { mayDo, type OfficeAnswer, type Right } from '@members/office-contract';
import type { Database, Transaction } from '../database';
import { Declined, type Seal } from '../office';
import { recordOperation, type Act, type Operation } from '../operatorLog';
import { makeSecrets, stepOfCode, type Secrets, type ShownSecrets } from './secrets';
import * as store from './store';

export type Operators = ReturnType<typeof createOperators>;

interface Rights {
  rights: readonly Right[];
  remote: string | null;
}

/** Who operators are and what each may do. Their secrets are shown once, when they are made. */
export function createOperators({ database, seal }: { database: Database; seal: Seal }) {
  const sealed = ({ passwordHash, codeSecret }: Secrets) => ({
    passwordHash,
    codeSecret: seal.seal(codeSecret),
  });

  /** Changes an operator, in one transaction with the line of the log; refuses what would leave nobody to do it again. */
  function change(
    name: string,
    act: Act,
    work: (
      transaction: Transaction,
      before: store.OperatorRow,
    ) => Promise<Pick<Operation, 'action' | 'before' | 'after'>>,
  ): Promise<void> {
    return database.transaction(async (transaction) => {
      const before = (await store.holdOperators(transaction)).find((each) => each.name === name);
      if (!before) throw new Declined('missing', { what: `operator ${name}` });
      const recorded = await work(transaction, before);
      if (mayAdminister(before) && !(await store.selectOperators(transaction)).some(mayAdminister))
        throw new Declined('lastAdministrator', { operator: name });
      await recordOperation(transaction, { ...act, ...recorded, subject: `operator ${name}` });
    });
  }

  async function list(): Promise<OfficeAnswer<'operators'>> {
    const [rows, used] = await Promise.all([
      store.selectOperators(database.reader),
      store.selectLastUse(database.reader),
    ]);
    return {
      operators: rows.map(({ name, rights, remote, createdAt, disabledAt }) => ({
        name,
        rights,
        remote,
        createdAt: createdAt.toISOString(),
        usedAt: used.get(name)?.toISOString() ?? null,
        disabled: disabledAt !== null,
      })),
    };
  }

  async function add({ name, rights, remote }: Rights & { name: string }, act: Act): Promise<ShownSecrets> {
    const { password, codeUri, ...secrets } = await makeSecrets(name);
    await insert({ name, rights, remote, secrets }, act);
    return { password, codeUri };
  }

  /** Adds an operator who has secrets already. */
  function insert({ name, rights, remote, secrets }: Rights & { name: string; secrets: Secrets }, act: Act) {
    const row = { name, rights: [...rights], remote, createdAt: act.now };
    return database.transaction(async (transaction) => {
      if (!(await store.insertOperator(transaction, { ...row, ...sealed(secrets) })))
        throw new Declined('operatorExists', { operator: name });
      await recordOperation(transaction, {
        ...act,
        action: 'operator added',
        subject: `operator ${name}`,
        after: told(row),
      });
    });
  }

  const changeRights = (name: string, { rights, remote }: Rights, act: Act) =>
    change(name, act, async (transaction, before) => {
      await store.updateOperator(transaction, name, { rights: [...rights], remote });
      const [was, is] = [told(before), told({ rights, remote })];
      return { action: 'operator’s rights changed', before: was, after: is };
    });

  const setDisabled = (name: string, disabled: boolean, act: Act) =>
    change(name, act, async (transaction) => {
      await store.updateOperator(transaction, name, { disabledAt: disabled ? act.now : null });
      if (disabled) await store.deleteSessionsOf(transaction, name);
      return { action: disabled ? 'operator disabled' : 'operator enabled' };
    });

  /** New password, new secret for codes; what was signed in with the old ones ends. */
  async function reset(name: string, act: Act): Promise<ShownSecrets> {
    const { password, codeUri, ...secrets } = await makeSecrets(name);
    await change(name, act, async (transaction) => {
      await store.updateOperator(transaction, name, sealed(secrets));
      await store.deleteSessionsOf(transaction, name);
      return { action: 'operator reset' };
    });
    return { password, codeUri };
  }

  /**
   * Makes sure, away from the office's page, that an operator has a right and is there: by a one-time code, each of which
   * works once here and in the page.
   */
  async function confirm({ name, right, code }: { name: string; right: Right; code: string }, at: Date) {
    const operator = await store.selectOperator(database.reader, name);
    if (!operator || operator.disabledAt) throw new Declined('missing', { what: `operator ${name}` });
    if (!mayDo(operator.rights, right)) throw new Declined('forbidden', { right });
    const step = stepOfCode(seal.open(operator.codeSecret) as string, code, at.getTime());
    const taken =
      step !== null &&
      (await database.transaction((transaction) => store.takeCode(transaction, { name, step })));
    if (!taken) throw new Declined('wrongCode');
  }

  /** Whether somebody can add and change operators; until then whoever has the database does. */
  const isAdministered = async (): Promise<boolean> =>
    (await store.selectOperators(database.reader)).some(mayAdminister);

  return { list, add, insert, changeRights, setDisabled, reset, confirm, isAdministered };
}

const mayAdminister = ({ rights, disabledAt }: store.OperatorRow): boolean =>
  !disabledAt && mayDo(rights, 'administration.change');

const told = ({ rights, remote }: Rights) => ({ rights: [...rights], remote });
