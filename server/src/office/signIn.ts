import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CheckedParams, Right } from '@members/office-contract';

/** Somebody who is signed in to the office. */
export interface Operator {
  /** Lower case letters, digits and ._- */
  name: string;
  rights: readonly Right[];
  /** The only remote that an operator of a team sees and decides about. */
  remote?: string;
}

/** Who operators are; what the API of the office asks for every request. */
export interface OfficeSignIn {
  /** Rejects with Declined `signedOut` for nobody. */
  operatorOf(request: FastifyRequest): Promise<Operator>;
  /** Signs somebody in, in the browser that asks. Rejects with Declined `wrongSignIn`, after the same work for all. */
  start(attempt: CheckedParams<'signIn'>, request: FastifyRequest, reply: FastifyReply): Promise<Operator>;
  /** Ends the session of a request, if there is one. */
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Rejects with Declined `codeNeeded` or `wrongCode` unless the session had a code lately, or one comes along. */
  requireFreshCode(request: FastifyRequest, operator: Operator): Promise<void>;
}
