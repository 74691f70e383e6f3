import type { OfficeAnswer } from '@members/office-contract';
import type { Database } from '../database';
import { Declined } from '../office';
import { recordOperation, type Act } from '../operatorLog';
import { passkeyNameOf } from '../webAuthn';
import type { OperatorPasskeys } from './passkeys';
import { deletePasskey, renamePasskey, selectPasskeys } from './passkeyStore';
import { selectRoles } from './roleStore';
import { isLive } from './sessions';
import { deleteSessionsOf, selectSessions } from './sessionStore';
import { holdOperator, selectOperator } from './store';

/** What is an operator's own: passkeys, sessions, and what they may read of what administrators have set. */
export function createAccount({ database, passkeys }: { database: Database; passkeys: OperatorPasskeys }) {
  const { reader } = database;
  const subjectOf = ({ operator }: Act) => `operator ${operator}`;

  async function read(name: string, { sessionId, now }: { sessionId: number; now: Date }) {
    const [operator, roles, keys, sessions] = await Promise.all([
      selectOperator(reader, name),
      selectRoles(reader),
      selectPasskeys(reader, name),
      selectSessions(reader, { operator: name, ...isLive(now) }),
    ]);
    if (!operator) throw new Declined('missing', { what: `operator ${name}` });
    const account: OfficeAnswer<'account'> = {
      name,
      roles: roles
        .filter((role) => operator.roles.includes(role.name))
        .map((role) => ({ name: role.name, rights: role.rights })),
      remote: operator.remote,
      address: operator.companyAddress,
      company: operator.companySubject !== null,
      password: operator.passwordHash !== null,
      passkeys: keys.map(({ id, name: called, createdAt, lastUsedAt }) => ({
        ...{ id, name: called, createdAt: createdAt.toISOString() },
        usedAt: lastUsedAt?.toISOString() ?? null,
      })),
      sessions: sessions.map(({ id, way, device, address, startedAt, usedAt }) => ({
        ...{ id, current: id === sessionId, way, device, address },
        startedAt: startedAt.toISOString(),
        usedAt: usedAt.toISOString(),
      })),
    };
    return account;
  }

  /** Keeps a passkey under the operator's name for it, or that of the browser. */
  async function addPasskey(
    { response, name, device }: { response: string; name: string | undefined; device: string },
    act: Act,
  ): Promise<void> {
    const called = name === undefined ? device || 'Passkey' : checkedName(name);
    const made = await passkeys.made(act.operator, response);
    await database.transaction(async (transaction) => {
      await passkeys.keep(transaction, made, { operator: act.operator, name: called });
      await recordOperation(transaction, {
        ...act,
        action: 'passkey added',
        subject: subjectOf(act),
        after: { name: called },
      });
    });
  }

  async function rename({ id, name }: { id: number; name: string }, act: Act): Promise<void> {
    const after = checkedName(name);
    await database.transaction(async (transaction) => {
      const before = await renamePasskey(transaction, { id, operator: act.operator, name: after });
      if (before === null) throw new Declined('missing', { what: `passkey ${id}` });
      await recordOperation(transaction, {
        ...{ ...act, action: 'passkey renamed', subject: subjectOf(act) },
        ...{ before: { name: before }, after: { name: after } },
      });
    });
  }

  /** Refuses to remove what alone lets the operator in. */
  async function removePasskey(id: number, act: Act): Promise<void> {
    await database.transaction(async (transaction) => {
      const operator = await holdOperator(transaction, act.operator);
      const before = await deletePasskey(transaction, { id, operator: act.operator });
      if (before === null) throw new Declined('missing', { what: `passkey ${id}` });
      const left = await selectPasskeys(transaction, act.operator);
      if (left.length === 0 && !operator?.passwordHash && !operator?.companySubject)
        throw new Declined('lastWayIn');
      await recordOperation(transaction, {
        ...act,
        action: 'passkey removed',
        subject: subjectOf(act),
        before: { name: before },
      });
    });
  }

  async function endSessions(ids: readonly number[], act: Act): Promise<void> {
    await database.transaction(async (transaction) => {
      const ended = await deleteSessionsOf(transaction, act.operator, ids);
      if (ended === 0) throw new Declined('missing', { what: 'such session' });
      await recordOperation(transaction, {
        ...act,
        action: 'sessions ended',
        subject: subjectOf(act),
        details: { sessions: ended },
      });
    });
  }

  return { read, addPasskey, rename, removePasskey, endSessions };
}

function checkedName(text: string): string {
  const name = passkeyNameOf(text);
  if (name === null) throw new Declined('illegal', { fields: 'name' });
  return name;
}
