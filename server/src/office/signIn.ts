import type { Right } from '@members/office-contract';
import type { FastifyRequest } from 'fastify';

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
  /** Rejects with Declined `codeNeeded` or `wrongCode` unless the session had a code lately, or one comes along. */
  requireFreshCode(request: FastifyRequest, operator: Operator): Promise<void>;
}
