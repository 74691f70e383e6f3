import { Declined, mayDo, type OfficeCall, type OfficeCallId, type Right } from '@members/office-contract';
import type { z } from 'zod';
import type { Act } from '../operatorLog';
import type { Proposals } from './proposals';
import type { Exchange, OfficeRoute } from './route';
import type { Operator } from './signIn';

export interface CallHandlerOptions {
  /** Those that it does, by their names, each by a route. */
  calls: Readonly<Record<string, OfficeCall>>;
  routes: readonly OfficeRoute[];
  /** What waits for a second operator; without it no call takes two. */
  proposals?: Proposals;
  logKey: Buffer;
  now: () => Date;
}

/** Who sends a call, and how they show that they are there. */
export interface Caller {
  /** Rejects with Declined for nobody. */
  operator(): Promise<Operator>;
  /** Rejects with Declined `codeNeeded` or `wrongCode` for an operator who has not just given a one-time code. */
  requireFreshCode(operator: Operator): Promise<void>;
  /** Of a browser, without which no call about the browser itself is done. */
  exchange?: Exchange;
}

/** What became of a call that was not refused: its answer, or the number under which it waits for a second operator. */
export type Outcome = { answer: unknown } | { proposal: number };

/** Does a call in somebody's name. Rejects with Declined. */
export type CallOffice = (id: OfficeCallId, sent: unknown, caller: Caller) => Promise<Outcome>;

/**
 * The one way to a route of the office, by HTTP and from a shell: right, parameters, one-time code and second operator are
 * asked for here, in this order, as the call declares it.
 */
export function createCallHandler(options: CallHandlerOptions): CallOffice {
  const { calls, routes, proposals, logKey, now } = options;
  refuseMissing(options);
  const byId = new Map(routes.map((route) => [route.id, route]));

  return async function callOffice(id, sent, caller) {
    const [call, route] = [calls[id]!, byId.get(id)!];
    if (call.inPage && !caller.exchange)
      throw new Error(`The call ${id} is about a browser, and none has sent it.`);
    const operator = call.right === 'anybody' ? nobody : await caller.operator();
    if (call.right !== null && call.right !== 'anybody') requireRight(operator, call.right);
    if (call.teams === 'closed') requireRemote(operator, undefined);
    const params = checked(call.params, sent);
    if (call.teams === 'own') requireRemote(operator, (params as { name?: unknown }).name);
    if (call.needsCode) await caller.requireFreshCode(operator);
    const act: Act = { operator: operator.name, now: now(), logKey, records: call.records };
    const waits =
      call.twoPeople === 'always' ||
      (call.twoPeople === 'sometimes' && (await route.needsSecond(params, operator)));
    if (waits) {
      await route.check(params);
      return { proposal: await proposals!.propose({ route, params, act }) };
    }
    const context = { params, operator, act, ...caller.exchange };
    return { answer: await route.handle(context as Parameters<OfficeRoute['handle']>[0]) };
  };
}

const nobody: Operator = { name: 'nobody', rights: [] };

export function requireRight(operator: Operator, right: Right): void {
  if (!mayDo(operator.rights, right)) throw new Declined('forbidden', { right });
}

/** An operator of a team goes on where it is about their remote alone. */
export function requireRemote({ name: operator, remote }: Operator, asked: unknown): void {
  if (remote !== undefined && remote !== asked) throw new Declined('onlyRemote', { operator, remote });
}

function checked(schema: z.ZodType, sent: unknown): unknown {
  const { success, data, error } = schema.safeParse(sent);
  if (success) return data;
  const fields = [...new Set(error.issues.map(({ path }) => path.join('.') || 'everything'))];
  throw new Declined('illegal', { fields: fields.join(', ') });
}

function refuseMissing({ calls, routes, proposals }: CallHandlerOptions): void {
  const counts = new Map<string, number>();
  for (const { id } of routes) counts.set(id, (counts.get(id) ?? 0) + 1);
  for (const [id, { twoPeople }] of Object.entries(calls)) {
    if (counts.get(id) !== 1)
      throw new Error(`The call ${id} of the office has ${counts.get(id) ?? 0} routes; it needs one.`);
    if (twoPeople !== 'never' && !proposals)
      throw new Error(`The call ${id} of the office takes two operators, and nothing waits for a second.`);
  }
}
