import type { FastifyInstance } from 'fastify';
import { bankFileOfficeRoutes } from './bankFiles';
import { createCardNumbers } from './cardNumbers';
import { createChecks } from './createChecks';
import { contentOfficeRoutes } from './content';
import { correctionOfficeRoutes } from './corrections';
import type { Database } from './database';
import { dayOfficeRoutes } from './days';
import {
  createProposals,
  createSeal,
  logRoutes,
  officeApi,
  proposalRoutes,
  sessionRoutes,
  type OfficeSignIn,
} from './office';
import { operatorLogKey } from './operatorLog';
import { createAccess, type CompanySettings } from './operators';
import type { PaymentProvider } from './payments';
import { createPreviewTokens, previewOfficeRoutes } from './preview';
import { createSharedLimiter } from './rateLimits';
import { rechargeOfficeRoutes } from './recharge';
import { siteOfficeRoutes } from './site';
import { pictureOfficeRoutes, resumableUploads } from './uploads';
import { clipOfficeRoutes, createLocalClips } from './video';
import { withdrawalOfficeRoutes } from './withdrawals';

export interface OfficeDependencies {
  database: Database;
  /** Instead of the operators in the database. */
  signIn?: OfficeSignIn;
  passwordPepper: string;
  cardKeys: readonly string[];
  providers: readonly PaymentProvider[];
  /** Origin of the members' page. */
  appOrigin: string;
  /** Origin of the member API. */
  apiOrigin: string;
  /** Exact origin by which operators reach it. */
  officeOrigin: string;
  /** The company's own sign-in. */
  officeCompany?: CompanySettings | null;
  /** Directory behind `/media`, for captions of the sample. */
  mediaDir?: string;
  /** Directory for this server's copies of clips; no posters are made of them without it. */
  clipCopiesDir?: string;
  /** How mails leave; null for not at all. */
  mail?: object | null;
  /** Where back-ups leave their mark. */
  dataDir?: string;
  now?: () => Date;
  /** Told of what is tried again later, such as a refund at a provider. */
  onError?: (error: unknown, what: string) => void;
}

/**
 * The API of the office as a Fastify plugin, to be registered on the office's own listener: every slice's office routes
 * put together, in the one place where they meet.
 */
export function createOffice(dependencies: OfficeDependencies) {
  const { database, passwordPepper, cardKeys, officeOrigin, now = () => new Date() } = dependencies;
  const { providers, mail, dataDir, onError } = dependencies;
  const { reader } = database;
  const { mediaDir, clipCopiesDir } = dependencies;
  const logKey = operatorLogKey(passwordPepper);
  const cardNumbers = createCardNumbers(cardKeys);
  const access = createAccess({
    ...{ database, passwordPepper, logKey, officeOrigin, now },
    apiOrigin: dependencies.apiOrigin,
    company: dependencies.officeCompany ?? null,
    limiter: createSharedLimiter({ database, now: () => now().getTime() }),
  });
  const signIn = dependencies.signIn ?? access.signIn;
  const proposals = createProposals({ database, seal: createSeal(passwordPepper, 'proposals'), now });
  const routes = [
    ...sessionRoutes(signIn, dependencies.apiOrigin),
    ...withdrawalOfficeRoutes({ database, cardNumbers, now }),
    ...rechargeOfficeRoutes({ database, providers, now, onError }),
    ...correctionOfficeRoutes({ database, now }),
    ...bankFileOfficeRoutes({ database, cardNumbers }),
    ...dayOfficeRoutes({ database, now }),
    ...contentOfficeRoutes({ database }),
    ...access.routes,
    ...pictureOfficeRoutes({ database }),
    ...clipOfficeRoutes({
      ...{ database, mediaDir },
      localClips:
        clipCopiesDir === undefined ? undefined : createLocalClips({ reader, directory: clipCopiesDir }),
    }),
    ...previewOfficeRoutes({
      ...{ database, appOrigin: dependencies.appOrigin },
      tokens: createPreviewTokens(passwordPepper),
    }),
    ...siteOfficeRoutes({
      database,
      checks: createChecks({
        ...{ database, providers, dataDir, now },
        sendsMail: Boolean(mail),
      }),
    }),
    ...logRoutes({ reader, logKey }),
  ];
  return async function registerOffice(app: FastifyInstance): Promise<void> {
    await app.register(access.serveCallback);
    await app.register(officeApi, {
      prefix: '/api',
      routes: [...routes, ...proposalRoutes(proposals, routes)],
      plugins: [resumableUploads({ database, now })],
      ...{ signIn, proposals, origin: officeOrigin, logKey, now },
    });
  };
}
