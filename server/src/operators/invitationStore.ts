import type { Reader, Transaction } from '../database';
import type { Secrets } from './secrets';

export interface InvitationRow {
  operator: string;
  expiresAt: Date;
  /** What was shown to who has opened it, with the secret of codes encrypted; null until then. */
  secrets: Secrets | null;
}

/** Invites an operator, whose earlier invitation is over with that. */
export async function putInvitation(
  transaction: Transaction,
  { operator, tokenHash, expiresAt }: { operator: string; tokenHash: Buffer; expiresAt: Date },
): Promise<void> {
  const row = { token_hash: tokenHash, expires_at: expiresAt };
  await transaction
    .insertInto('operator_invitations')
    .values({ operator, ...row })
    .onConflict((conflict) =>
      conflict.column('operator').doUpdateSet({ ...row, password_hash: null, code_secret: null }),
    )
    .execute();
}

/** An invitation, held until the transaction ends: of two who open it one is first. Null for none, or one that is over. */
export async function holdInvitation(
  transaction: Transaction,
  { tokenHash, now }: { tokenHash: Buffer; now: Date },
): Promise<InvitationRow | null> {
  const row = await transaction
    .selectFrom('operator_invitations')
    .select(['operator', 'expires_at as expiresAt', 'password_hash', 'code_secret'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  const { password_hash: passwordHash, code_secret: codeSecret, ...invitation } = row;
  const secrets = passwordHash !== null && codeSecret !== null ? { passwordHash, codeSecret } : null;
  return { ...invitation, secrets };
}

export async function setSecrets(
  transaction: Transaction,
  { operator, passwordHash, codeSecret }: Secrets & { operator: string },
): Promise<void> {
  await transaction
    .updateTable('operator_invitations')
    .set({ password_hash: passwordHash, code_secret: codeSecret })
    .where('operator', '=', operator)
    .execute();
}

export async function deleteInvitation(transaction: Transaction, operator: string): Promise<void> {
  await transaction.deleteFrom('operator_invitations').where('operator', '=', operator).execute();
}

/** Until when each invited operator can open the link; by name. */
export async function selectInvited(reader: Reader, now: Date): Promise<Map<string, Date>> {
  const rows = await reader
    .selectFrom('operator_invitations')
    .select(['operator', 'expires_at'])
    .where('expires_at', '>', now)
    .execute();
  return new Map(rows.map(({ operator, expires_at }) => [operator, expires_at]));
}
