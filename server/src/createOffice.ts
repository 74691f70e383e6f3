import type { FastifyInstance } from 'fastify';
import { createCardNumbers } from './cardNumbers';
import { contentOfficeRoutes } from './content';
import type { Database } from './database';
import {
  createParamsSeal,
  createProposals,
  logRoutes,
  officeApi,
  proposalRoutes,
  sessionRoutes,
  type OfficeSignIn,
} from './office';
import { operatorLogKey } from './operatorLog';
import { withdrawalOfficeRoutes } from './withdrawals';

export interface OfficeDependencies {
  database: Database;
  signIn: OfficeSignIn;
  passwordPepper: string;
  cardKeys: readonly string[];
  /** Exact origin by which operators reach it. */
  officeOrigin: string;
  now?: () => Date;
}

/**
 * The API of the office as a Fastify plugin, to be registered on the office's own listener: every slice's office routes
 * put together, in the one place where they meet.
 */
export function createOffice(dependencies: OfficeDependencies) {
  const { database, signIn, passwordPepper, cardKeys, officeOrigin, now = () => new Date() } = dependencies;
  const { reader } = database;
  const logKey = operatorLogKey(passwordPepper);
  const cardNumbers = createCardNumbers(cardKeys);
  const proposals = createProposals({ database, seal: createParamsSeal(passwordPepper), now });
  const routes = [
    ...sessionRoutes(signIn),
    ...withdrawalOfficeRoutes({ database, cardNumbers, logKey, now }),
    ...contentOfficeRoutes({ database }),
    ...logRoutes({ reader, logKey }),
  ];
  return async function registerOffice(app: FastifyInstance): Promise<void> {
    await app.register(officeApi, {
      prefix: '/api',
      routes: [...routes, ...proposalRoutes(proposals, routes)],
      ...{ signIn, proposals, origin: officeOrigin, logKey, now },
    });
  };
}
