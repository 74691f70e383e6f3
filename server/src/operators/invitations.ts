import type { Invitation } from '@members/office-contract';
import type { Transaction } from '../database';
import { putInvitation } from './invitationStore';
import { hashOf, makeToken } from './tokens';

const lifetimeMs = 24 * 60 * 60_000;

/**
 * A link by which an operator makes their way in, once, within a day. Whoever hands it over sees no secret: what it ends in
 * opens the invitation and nothing else, and stands behind `#`, which browsers send to no server.
 */
export const byInvitation =
  ({ name, officeOrigin, at }: { name: string; officeOrigin: string; at: Date }) =>
  async (transaction: Transaction): Promise<Invitation> => {
    const token = makeToken();
    const expiresAt = new Date(at.getTime() + lifetimeMs);
    await putInvitation(transaction, { operator: name, tokenHash: hashOf(token), expiresAt });
    return { name, link: `${officeOrigin}/enrol#${token}`, expiresAt: expiresAt.toISOString() };
  };
