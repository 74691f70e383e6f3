import { serverCalls } from '@members/office-contract';
import type { FastifyInstance } from 'fastify';
import { bankFileOfficeRoutes } from './bankFiles';
import { alertOfficeRoutes, type AlertReceivers } from './alerts';
import { broadcastOfficeRoutes, createBroadcasts } from './broadcasts';
import { createCardNumbers } from './cardNumbers';
import { createChecks } from './createChecks';
import { createTokenOf } from './codes';
import { contentOfficeRoutes } from './content';
import { correctionOfficeRoutes } from './corrections';
import type { Database } from './database';
import { dayOfficeRoutes } from './days';
import { monthOfficeRoutes } from './months';
import { gameOfficeRoutes } from './lottery';
import { demoAccount } from './demo';
import { mailOfficeRoutes, type MailSettings } from './mail';
import { memberOfficeRoutes } from './memberPages';
import { createPasswords, inviteCodeOfficeRoutes } from './members';
import {
  createCallHandler,
  createProposals,
  createSeal,
  logRoutes,
  officeApi,
  proposalRoutes,
  sessionRoutes,
  type CallOffice,
  type OfficeSignIn,
} from './office';
import { operatorLogKey } from './operatorLog';
import { createAccess, operatorsWith, type CompanySettings } from './operators';
import { createPreviewTokens, previewOfficeRoutes } from './preview';
import { createPrivacy } from './privacy';
import { createSharedLimiter } from './rateLimits';
import { rechargeOfficeRoutes } from './recharge';
import { reconciliationOfficeRoutes, type Books } from './reconciliation';
import { siteOfficeRoutes } from './site';
import { createStanding, standingOfficeRoutes } from './standing';
import { supportOfficeRoutes } from './support';
import { todayOfficeRoutes } from './today';
import { pictureOfficeRoutes, resumableUploads } from './uploads';
import { clipOfficeRoutes, createLocalClips } from './video';
import { violationOfficeRoutes } from './violations';
import { withdrawalOfficeRoutes } from './withdrawals';

export interface OfficeDependencies {
  database: Database;
  /** What recharges and draws of this installation are compared with. */
  providers: Books['providers'];
  beacon: Books['beacon'];
  /** Where alerts go. */
  alerts: AlertReceivers;
  /** Instead of the operators in the database. */
  signIn?: OfficeSignIn;
  passwordPepper: string;
  cardKeys: readonly string[];
  /** Origin of the member API. */
  apiOrigin: string;
  /** Exact origin by which operators reach it. */
  officeOrigin: string;
  /** The company's own sign-in. */
  officeCompany?: CompanySettings | null;
  /** Origin of the members' page, for links to it. */
  appOrigin: string;
  /** How mail leaves; null where the site sends none. */
  mail: MailSettings | null;
  /** Directory behind `/media`, for captions of the sample. */
  mediaDir?: string;
  /** Directory for this server's copies of clips; no posters are made of them without it. */
  clipCopiesDir?: string;
  now?: () => Date;
  /** Told of what is tried again later, such as a refund at a provider. */
  onError?: (error: unknown, what: string) => void;
}

export interface Office {
  /** Its API as a Fastify plugin, to be registered on the office's own listener. */
  api(app: FastifyInstance): Promise<void>;
  /** Does a call as the API does, for who is at a shell of the installation. */
  call: CallOffice;
}

/** The office: every slice's office routes put together, in the one place where they meet. */
export function createOffice(dependencies: OfficeDependencies): Office {
  const { database, providers, beacon, onError, now = () => new Date() } = dependencies;
  const { passwordPepper, cardKeys, officeOrigin, mail } = dependencies;
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
    ...supportOfficeRoutes({
      ...{ database, now },
      answering: () => operatorsWith(reader, 'support.change'),
    }),
    ...access.routes,
    ...reconciliationOfficeRoutes({ database, logKey, providers, beacon }),
    ...monthOfficeRoutes({ database }),
    ...violationOfficeRoutes({ reader }),
    ...gameOfficeRoutes({ database, beacon, now }),
    ...memberOfficeRoutes({
      ...{ database, cardNumbers, appOrigin: dependencies.appOrigin, now },
      privacy: createPrivacy({ database, passwords: createPasswords(passwordPepper), cardNumbers, now }),
      tokenOf: createTokenOf(passwordPepper),
      sendsMail: mail !== null,
    }),
    ...standingOfficeRoutes(createStanding({ database, now })),
    ...broadcastOfficeRoutes(createBroadcasts({ database, now })),
    ...inviteCodeOfficeRoutes({ database, reserved: demoAccount.inviteCode }),
    ...mailOfficeRoutes({ database }),
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
      checks: createChecks({ database, providers, sendsMail: mail !== null, now }),
    }),
    ...logRoutes({ reader, logKey }),
    ...alertOfficeRoutes({ database, receivers: dependencies.alerts }),
    ...todayOfficeRoutes({ database, proposals, now }),
  ];
  const call = createCallHandler({
    calls: serverCalls,
    routes: [...routes, ...proposalRoutes(proposals, routes)],
    ...{ proposals, logKey, now },
  });
  return {
    api: async (app) => {
      await app.register(access.serveCallback);
      await app.register(officeApi, {
        prefix: '/api',
        plugins: [resumableUploads({ database, now })],
        ...{ calls: serverCalls, callOffice: call, signIn, origin: officeOrigin },
      });
    },
    call,
  };
}
