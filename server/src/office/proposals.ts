import { Declined, mayDo, officeCalls, type OfficeAnswer, type OfficeCallId } from '@members/office-contract';
import type { Database, Transaction } from '../database';
import { recordOperation, type Act } from '../operatorLog';
import type { OfficeRoute } from './route';
import type { Seal } from './seal';
import type { Operator } from './signIn';
import * as store from './store';

export type Proposals = ReturnType<typeof createProposals>;

interface ProposalOptions {
  database: Database;
  seal: Seal;
  now: () => Date;
}

/** A proposal that nobody has decided on for a week is over. */
const lifetimeMs = 7 * 24 * 60 * 60_000;

/**
 * What one operator wants and a second one has to confirm. It waits with its parameters encrypted, is done in the name of
 * the second, and the operator log names both.
 */
export function createProposals({ database, seal, now }: ProposalOptions) {
  const oldest = () => new Date(now().getTime() - lifetimeMs);

  async function propose({
    route,
    params,
    act,
  }: {
    route: OfficeRoute;
    params: unknown;
    act: Act;
  }): Promise<number> {
    const shown = await route.shown(params);
    return database.transaction(async (transaction) => {
      const id = await store.insertProposal(transaction, {
        call: route.id,
        params: seal.seal(params),
        shown: JSON.stringify(shown),
        by: act.operator,
        at: act.now,
      });
      const { records: _ofTheCall, ...by } = act;
      await recordOperation(transaction, {
        ...by,
        action: 'proposed',
        subject: `proposal ${id}`,
        ...memberOf(params),
        details: { call: route.id, params: shown },
      });
      return id;
    });
  }

  /** Those that wait, oldest first, of calls that the operator may see. */
  async function list(operator: Operator): Promise<OfficeAnswer<'proposals'>> {
    const rows = await store.selectOpen(database.reader, oldest());
    return {
      proposals: rows.flatMap(({ id, call, shown, by, at }) => {
        const right = rightOf(call);
        if (!mayDo(operator.rights, right.replace('.change', '.see') as typeof right)) return [];
        const params = JSON.parse(shown) as Record<string, unknown>;
        const mayConfirm = by !== operator.name && mayDo(operator.rights, right);
        const reason = typeof params.reason === 'string' ? params.reason : '';
        return [{ id, call, params, by, reason, at: at.toISOString(), mayConfirm }];
      }),
    };
  }

  /**
   * Decides that a proposal is to be done, once, and answers what. Whoever of two comes second is refused; where doing it
   * fails, `reopen` lets it wait again.
   */
  async function claim(id: number, operator: Operator, act: Act) {
    const row = await database.transaction(async (transaction) => {
      const found = await open(transaction, id);
      requireRight(operator, found.call);
      if (found.by === operator.name) throw new Declined('sameOperator', { operator: operator.name });
      await store.markDecided(transaction, { id, at: act.now });
      await recordOperation(transaction, {
        ...act,
        action: 'proposal confirmed',
        subject: `proposal ${id}`,
        details: { call: found.call, proposedBy: found.by },
      });
      return found;
    });
    return { call: row.call as OfficeCallId, params: seal.open(row.params), proposedBy: row.by };
  }

  const reopen = (id: number): Promise<void> =>
    database.transaction((transaction) => store.markDecided(transaction, { id, at: null }));

  /** What is done, and what is too old, is kept no longer than needed. */
  const forget = (id: number): Promise<void> =>
    database.transaction((transaction) => store.forgetDecided(transaction, { id, before: oldest() }));

  /** Takes a proposal back: by whoever made it, or has the right for it. */
  function takeBack({ id, reason }: { id: number; reason: string }, operator: Operator, act: Act) {
    return database.transaction(async (transaction) => {
      const row = await open(transaction, id);
      if (row.by !== operator.name) requireRight(operator, row.call);
      await store.markDecided(transaction, { id, at: act.now });
      await store.forgetDecided(transaction, { id, before: oldest() });
      await recordOperation(transaction, {
        ...act,
        reason,
        action: 'proposal taken back',
        subject: `proposal ${id}`,
        details: { call: row.call, proposedBy: row.by },
      });
    });
  }

  async function open(transaction: Transaction, id: number): Promise<store.ProposalRow> {
    const row = await store.claimProposal(transaction, id);
    if (!row) throw new Declined('missing', { what: `proposal ${id}` });
    if (row.decidedAt || row.at < oldest()) throw new Declined('proposalOver');
    return row;
  }

  return { propose, list, claim, reopen, forget, takeBack };
}

function rightOf(call: string) {
  const { right } = officeCalls[call as OfficeCallId];
  if (right === null || right === 'anybody')
    throw new Error(`The call ${call} takes two people and asks for no right.`);
  return right;
}

function requireRight(operator: Operator, call: string): void {
  const right = rightOf(call);
  if (!mayDo(operator.rights, right)) throw new Declined('forbidden', { right });
}

/** The line of a proposal is found at the member that it is about. */
function memberOf(params: unknown): { memberId?: number } {
  const { memberId } = params as { memberId?: unknown };
  return typeof memberId === 'number' ? { memberId } : {};
}
