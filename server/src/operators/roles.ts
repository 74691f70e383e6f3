import type { OfficeAnswer, Right } from '@members/office-contract';
import type { Database, Reader } from '../database';
import { Declined } from '../office';
import type { Act } from '../operatorLog';
import { changeAccess } from './changeAccess';
import * as store from './roleStore';
import { selectOperators } from './store';

export type Roles = ReturnType<typeof createRoles>;

/** Holds every right, and stays so: whoever has it can give back what somebody took from all others. */
const fixedRole = 'owner';

/** Named sets of rights, which operators have. */
export function createRoles(database: Database) {
  async function list(): Promise<OfficeAnswer<'roles'>> {
    const [roles, operators] = await Promise.all([
      store.selectRoles(database.reader),
      selectOperators(database.reader),
    ]);
    return {
      roles: roles.map(({ name, rights, version }) => ({
        ...{ name, rights, version },
        operators: operators.filter((each) => each.roles.includes(name)).map((each) => each.name),
      })),
    };
  }

  /** Adds a role as version 0, or changes the version of it that somebody has opened. */
  function save({ name, version, rights }: { name: string; version: number; rights: Right[] }, act: Act) {
    return changeAccess(database, act, async (transaction) => {
      const is = { name, rights: [...new Set(rights)].toSorted(), by: act.operator, at: act.now };
      const subject = `role ${name}`;
      const was = await before(transaction, { name, version });
      if (!was) {
        if (!(await store.insertRole(transaction, is))) throw new Declined('roleExists', { role: name });
        return { recorded: { action: 'role added', subject, after: { rights: is.rights } }, answer: {} };
      }
      await store.updateRole(transaction, { ...is, version: version + 1 });
      const values = { before: { rights: was.rights.toSorted() }, after: { rights: is.rights } };
      return { recorded: { action: 'role changed', subject, ...values }, answer: {} };
    });
  }

  function remove(name: string, act: Act) {
    refuseFixed(name);
    return changeAccess(database, act, async (transaction, operators) => {
      const was = (await store.selectRoles(transaction)).find((role) => role.name === name);
      if (!was) throw new Declined('missing', { what: `role ${name}` });
      const having = operators.filter(({ roles }) => roles.includes(name)).map((each) => each.name);
      if (having.length > 0) throw new Declined('roleInUse', { role: name, operators: having.join(', ') });
      await store.deleteRole(transaction, name);
      const recorded = { action: 'role removed', subject: `role ${name}`, before: { rights: was.rights } };
      return { recorded, answer: {} };
    });
  }

  /** The role that holds these very rights; made where there is none, named for them. */
  async function roleOf(rights: readonly Right[], act: Act): Promise<string> {
    const wanted = [...new Set(rights)].toSorted();
    const same = (role: store.RoleRow) => role.rights.toSorted().join() === wanted.join();
    const known = (await store.selectRoles(database.reader)).find(same);
    if (known) return known.name;
    const name = wanted.join(' ').slice(0, 60).trim();
    await save({ name, version: 0, rights: wanted }, act);
    return name;
  }

  /** Refuses what would be refused once it is done, before it waits for a second operator. */
  const foresee = async (saved: { name: string; version: number }): Promise<void> =>
    void (await before(database.reader, saved));

  /** What a role holds; null for one that is not there. */
  const rightsOf = async (name: string): Promise<Right[] | null> =>
    (await store.selectRoles(database.reader)).find((role) => role.name === name)?.rights ?? null;

  return { list, foresee, rightsOf, save, remove, roleOf };
}

/** The role as it is, or null for a new one. Refuses one that can't be changed, or was changed meanwhile. */
async function before(reader: Reader, { name, version }: { name: string; version: number }) {
  refuseFixed(name);
  const was = (await store.selectRoles(reader)).find((role) => role.name === name);
  if (version === 0 && was) throw new Declined('roleExists', { role: name });
  if (version !== 0 && !was) throw new Declined('missing', { what: `role ${name}` });
  if (was && was.version !== version) throw new Declined('changedMeanwhile', { operator: was.changedBy });
  return was ?? null;
}

function refuseFixed(name: string): void {
  if (name === fixedRole) throw new Declined('roleFixed', { role: name });
}
