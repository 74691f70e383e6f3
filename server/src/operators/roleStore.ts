import type { Right } from '@members/office-contract';
import type { Reader, Transaction } from '../database';

export interface RoleRow {
  name: string;
  rights: Right[];
  version: number;
  changedBy: string;
}

const columns = ['name', 'rights', 'version', 'changed_by as changedBy'] as const;

export const selectRoles = (reader: Reader): Promise<RoleRow[]> =>
  reader.selectFrom('roles').select(columns).orderBy('name').$narrowType<{ rights: Right[] }>().execute();

interface ChangedRole {
  name: string;
  rights: readonly Right[];
  version: number;
  by: string;
  at: Date;
}

/** Resolves to false where the name is taken. */
export async function insertRole(
  transaction: Transaction,
  { name, rights, by, at }: Omit<ChangedRole, 'version'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('roles')
    .values({ name, rights: [...rights], changed_by: by, changed_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function updateRole(
  transaction: Transaction,
  { name, rights, version, by, at }: ChangedRole,
): Promise<void> {
  await transaction
    .updateTable('roles')
    .set({ rights: [...rights], version, changed_by: by, changed_at: at })
    .where('name', '=', name)
    .execute();
}

export async function deleteRole(transaction: Transaction, name: string): Promise<void> {
  await transaction.deleteFrom('roles').where('name', '=', name).execute();
}
