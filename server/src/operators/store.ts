import type { Right } from '@members/office-contract';
import { sql } from 'kysely';
import type { Reader, Transaction } from '../database';

export interface OperatorRow {
  name: string;
  /** Null for who has no password. */
  passwordHash: string | null;
  /** Encrypted; null for who has no password. */
  codeSecret: string | null;
  roles: string[];
  /** What the roles add up to. */
  rights: Right[];
  remote: string | null;
  createdAt: Date;
  enrolledAt: Date | null;
  disabledAt: Date | null;
  handle: Buffer;
  companyAddress: string | null;
  companySubject: string | null;
  version: number;
  changedBy: string;
}

const columns = [
  'name',
  'password_hash as passwordHash',
  'code_secret as codeSecret',
  'remote',
  'created_at as createdAt',
  'enrolled_at as enrolledAt',
  'disabled_at as disabledAt',
  'passkey_handle as handle',
  'company_address as companyAddress',
  'company_subject as companySubject',
  'version',
  'changed_by as changedBy',
  sql<string[]>`ARRAY(SELECT role FROM operator_roles WHERE operator = operators.name ORDER BY role)`.as(
    'roles',
  ),
  sql<Right[]>`ARRAY(
    SELECT DISTINCT unnest(roles.rights) FROM operator_roles JOIN roles ON roles.name = operator_roles.role
    WHERE operator_roles.operator = operators.name ORDER BY 1)`.as('rights'),
] as const;

export const selectOperators = (reader: Reader): Promise<OperatorRow[]> =>
  reader.selectFrom('operators').select(columns).orderBy('name').execute();

export async function selectOperator(reader: Reader, name: string): Promise<OperatorRow | null> {
  const row = await reader
    .selectFrom('operators')
    .select(columns)
    .where('name', '=', name)
    .executeTakeFirst();
  return row ?? null;
}

/** An operator, held until the transaction ends: what they sign in with stays as it is meanwhile. */
export async function holdOperator(transaction: Transaction, name: string): Promise<OperatorRow | null> {
  await transaction.selectFrom('operators').select('name').where('name', '=', name).forUpdate().execute();
  return selectOperator(transaction, name);
}

/** All operators with their roles, held until the transaction ends: of two changes at once the second sees the first. */
export async function holdOperators(transaction: Transaction): Promise<OperatorRow[]> {
  await transaction.selectFrom('operators').select('name').orderBy('name').forUpdate().execute();
  return selectOperators(transaction);
}

/** Resolves to false where the name is taken. */
export async function insertOperator(
  transaction: Transaction,
  row: Pick<OperatorRow, 'name' | 'remote' | 'companyAddress' | 'createdAt' | 'changedBy'>,
): Promise<boolean> {
  const { name, remote, companyAddress, createdAt, changedBy } = row;
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('operators')
    .values({
      ...{ name, remote, company_address: companyAddress },
      ...{ created_at: createdAt, changed_by: changedBy },
    })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function updateOperator(
  transaction: Transaction,
  name: string,
  changes: Partial<
    Pick<
      OperatorRow,
      | 'passwordHash'
      | 'codeSecret'
      | 'remote'
      | 'enrolledAt'
      | 'disabledAt'
      | 'companyAddress'
      | 'version'
      | 'changedBy'
    >
  > & { company?: { issuer: string; subject: string } | null },
): Promise<void> {
  const { passwordHash, codeSecret, remote, enrolledAt, disabledAt, company } = changes;
  await transaction
    .updateTable('operators')
    .set({
      ...{ password_hash: passwordHash, code_secret: codeSecret },
      ...{ remote, enrolled_at: enrolledAt, disabled_at: disabledAt },
      ...{ company_address: changes.companyAddress, version: changes.version, changed_by: changes.changedBy },
      ...(company !== undefined && {
        company_issuer: company?.issuer ?? null,
        company_subject: company?.subject ?? null,
      }),
    })
    .where('name', '=', name)
    .execute();
}

export async function replaceRoles(
  transaction: Transaction,
  { name, roles }: { name: string; roles: readonly string[] },
): Promise<void> {
  await transaction.deleteFrom('operator_roles').where('operator', '=', name).execute();
  const rows = [...new Set(roles)].map((role) => ({ operator: name, role }));
  await transaction.insertInto('operator_roles').values(rows).execute();
}

/** Takes the one-time code of a time step; false where it, or a newer one, was taken before. */
export async function takeCode(
  transaction: Transaction,
  { name, step }: { name: string; step: number },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('operators')
    .set({ last_code_step: step })
    .where('name', '=', name)
    .where('last_code_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whose company address it is; null for nobody's. */
export async function selectOfAddress(reader: Reader, address: string): Promise<OperatorRow | null> {
  const row = await reader
    .selectFrom('operators')
    .select(columns)
    .where('company_address', '=', address)
    .executeTakeFirst();
  return row ?? null;
}

/** Who signs in at the company as a subject; null for nobody. */
export async function selectOfSubject(
  reader: Reader,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<OperatorRow | null> {
  const row = await reader
    .selectFrom('operators')
    .select(columns)
    .where('company_issuer', '=', issuer)
    .where('company_subject', '=', subject)
    .executeTakeFirst();
  return row ?? null;
}
