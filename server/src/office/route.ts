import type { CheckedParams, OfficeAnswer, OfficeCallId, officeCalls } from '@members/office-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import type { Act } from '../operatorLog';
import type { Operator } from './signIn';

/** A file that a call answers, to be kept by the operator's browser. */
export class FileAnswer {
  constructor(
    readonly name: string,
    readonly type: string,
    readonly body: string | Buffer | Readable,
  ) {}
}

/** What a browser asks, and what it is answered. */
export interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Request and reply are those of calls that are `inPage` alone: all others may come from a shell. */
type OfficeContext<Id extends OfficeCallId> = {
  params: CheckedParams<Id>;
  /** Of a call for `anybody` there may be none: it does not ask. */
  operator: Operator;
  /** For the operator log: who it is, and when. */
  act: Act;
} & ((typeof officeCalls)[Id] extends { readonly inPage: true } ? Exchange : unknown);

export interface OfficeRoute {
  readonly id: OfficeCallId;
  handle(context: OfficeContext<OfficeCallId>): unknown;
  needsSecond(params: unknown, operator: Operator): Promise<boolean> | boolean;
  check(params: unknown): Promise<void> | void;
  shown(params: unknown): Promise<Record<string, unknown>> | Record<string, unknown>;
}

interface RouteOptions<Id extends OfficeCallId> {
  /**
   * Of a call that takes two people `sometimes`: whether it does for what this operator has sent. It may throw Declined for
   * what would be refused once it is confirmed.
   */
  needsSecond?: (params: CheckedParams<Id>, operator: Operator) => Promise<boolean> | boolean;
  /** Of a call that takes two people: throws Declined for what would be refused as things are, before it waits. */
  check?: (params: CheckedParams<Id>) => Promise<void> | void;
  /** What the second operator is shown of it; all of it unless given. What it is now, of what changes, is `before` in it. */
  shown?: (params: CheckedParams<Id>) => Promise<Record<string, unknown>> | Record<string, unknown>;
}

/**
 * The server's end of one call of the office. Right, parameters and one-time code were checked before; a handler that
 * changes something writes its line into the operator log, in the same transaction, by `act`. It throws Declined.
 *
 *     defineOfficeRoute('approveWithdrawal', ({ params, act }) => review.approve({ ...params, ...act }))
 */
export function defineOfficeRoute<Id extends OfficeCallId>(
  id: Id,
  handler: (
    context: OfficeContext<Id>,
  ) => Promise<OfficeAnswer<Id> | FileAnswer> | OfficeAnswer<Id> | FileAnswer,
  options: RouteOptions<Id> = {},
): OfficeRoute {
  const { needsSecond = () => true, check = () => {} } = options;
  const { shown = (params) => params as Record<string, unknown> } = options;
  return {
    id,
    handle: (context) => handler(context as unknown as OfficeContext<Id>),
    needsSecond: (params, operator) => needsSecond(params as CheckedParams<Id>, operator),
    check: (params) => check(params as CheckedParams<Id>),
    shown: (params) => shown(params as CheckedParams<Id>),
  };
}
