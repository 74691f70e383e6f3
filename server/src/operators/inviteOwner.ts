import type { Invitation } from '@members/office-contract';
import type { Database } from '../database';
import type { Act } from '../operatorLog';
import { changeAccess } from './changeAccess';
import { byInvitation } from './invitations';
import { createCodeSeal } from './secrets';
import { createOperators } from './service';
import { selectOperator } from './store';

interface OwnerOptions {
  database: Database;
  passwordPepper: string;
  officeOrigin: string;
  name: string;
  act: Act;
}

/**
 * Invites somebody who may do everything, from a machine that has the database: a new link at every call until they have
 * come in, and null from then on.
 */
export async function inviteOwner(options: OwnerOptions): Promise<Invitation | null> {
  const { database, passwordPepper, officeOrigin, name, act } = options;
  const operators = createOperators({ database, seal: createCodeSeal(passwordPepper) });
  const invited = byInvitation({ name, officeOrigin, at: act.now });
  const found = await selectOperator(database.reader, name);
  if (!found) return operators.add({ name, roles: ['owner'], remote: null, address: null }, act, invited);
  if (found.enrolledAt !== null || found.disabledAt !== null) return null;
  return changeAccess(database, act, async (transaction) => ({
    recorded: { action: 'operator invited', subject: `operator ${name}` },
    answer: await invited(transaction),
  }));
}
