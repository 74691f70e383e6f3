import type { FastifyInstance } from 'fastify';
import { bankCardRoutes, createBankCards } from './bankCards';
import { createCardNumbers } from './cardNumbers';
import { controlRoutes, createControl } from './control';
import { createCodes, type CodeOf } from './codes';
import { seenContent } from './content';
import type { Database } from './database';
import type { Beacon } from './draws';
import { createFundPasswordResets, createFundPasswords, fundPasswordRoutes } from './fundPassword';
import { memberApi } from './http';
import { ledgerRoutes } from './ledger';
import { createLogistics, logisticsRoutes } from './logistics';
import {
  createBoard,
  createGameStreams,
  createLottery,
  createReturns,
  createSlips,
  createVerification,
  lotteryRoutes,
  verificationRoutes,
  type Rounds,
} from './lottery';
import type { Outbox } from './mail';
import { media } from './media';
import {
  createConfirmPassword,
  createSetForgottenPassword,
  createPasswords,
  memberRoutes,
  videoAccessOf,
  type Passwords,
} from './members';
import { createMessages, messageRoutes } from './messages';
import { createNotices, noticeRoutes } from './notices';
import { createRecoveryCodes, recoveryCodeRoutes } from './recoveryCodes';
import { createSignatures, passkeyRoutes } from './passkeys';
import type { PaymentProvider } from './payments';
import { createPreviewTokens, previewApi, previewMemberId } from './preview';
import { previewRoutes } from './previewRoutes';
import { createPush, pushKeys, pushRoutes } from './push';
import { createPrivacy, privacyRoutes } from './privacy';
import { createSharedLimiter } from './rateLimits';
import { recoveryRoutes } from './recovery';
import { createReceivedPayments, createRecharges, paymentNotices, rechargeRoutes } from './recharge';
import { createSessions } from './sessions';
import { createShowcase, showcaseRoutes } from './showcase';
import { avatarCount, createSite, isOpen, membersInvite, siteRoutes } from './site';
import {
  createConversations,
  createHelp,
  createPictureAddresses,
  serveMessagePictures,
  supportRoutes,
} from './support';
import { createContentPictures, createUploads, servePictures, uploadRoutes } from './uploads';
import {
  createClipAddresses,
  createClips,
  createLocalClips,
  createVideos,
  serveCaptions,
  serveClips,
  videoRoutes,
} from './video';
import { violationReports } from './violations';
import { createRelyingParty } from './webAuthn';
import { createWithdrawals, withdrawalRoutes } from './withdrawals';

export interface MemberApiDependencies {
  database: Database;
  /** Mixed into every password hash; without it no stored password can be checked. */
  passwordPepper: string;
  /** Made of the pepper unless told. */
  passwords?: Passwords;
  /** Encrypt card numbers: the first encrypts, all decrypt. */
  cardKeys: readonly string[];
  /** Key of single sign-on tickets. */
  ssoSecret: string;
  /** Signs the addresses of clips, and the query of those of pictures in conversations; of processes behind one address all have the same. */
  clipSecret: string;
  /** Where results come from. */
  beacon: Beacon;
  /** The same rounds that the round clock of this process advances. */
  rounds: Rounds;
  /** Where members recharge; without one every channel is unavailable. */
  providers?: readonly PaymentProvider[];
  /** Mails to members, and what makes the codes in them. */
  outbox: Outbox;
  codeOf: CodeOf;
  /** The connections of the round clock: what streams tell is read by them, however many calls wait for `database`. */
  clockDatabase?: Database;
  /** Told of faults outside, such as a payment provider that does not answer. */
  onError?: (error: unknown, what: string) => void;
  /** Told how many streams of games are open, whenever it changes. */
  onStreams?: (open: number) => void;
  /** Origin of the members' page, which may call from a browser where this server is on another origin. */
  appOrigin?: string;
  /** The brand, under which browsers keep passkeys; those of a page whose origin isn't given are of `localhost`. */
  siteName?: string;
  /** Calls that may wait in this process; more are refused at once with HTTP 503. */
  mostWaiting?: number;
  /** For how long an answer that is the same for everybody is shared, in milliseconds. */
  shareMs?: number;
  /** Origins of push services besides the known ones. */
  pushOrigins?: readonly string[];
  /** Directory behind `/media` and `/head`; none are served without it. */
  mediaDir?: string;
  /** Directory of the clips; none are served without it. */
  clipsDir?: string;
  /** Directory for this server's copies of the clips that operators have sent; none are served without it. */
  clipCopiesDir?: string;
  /** A waybill number that visitors may try; none is offered without it. */
  sampleWaybill?: string;
  now?: () => Date;
}

const liveOrdersShown = 30;

/**
 * The member API as a Fastify plugin: every slice put together, in the one place where they meet.
 *
 *     await app.register(createMemberApi({ database, passwordPepper, cardKeys, ssoSecret, clipSecret, beacon, rounds }))
 */
export function createMemberApi(dependencies: MemberApiDependencies) {
  const { database, passwordPepper, cardKeys, ssoSecret, clipSecret, beacon, rounds } = dependencies;
  const {
    appOrigin,
    mostWaiting,
    shareMs,
    mediaDir,
    clipsDir,
    clipCopiesDir,
    sampleWaybill = '',
  } = dependencies;
  const { outbox, codeOf, onError, onStreams } = dependencies;
  const { pushOrigins = [], providers = [], now = () => new Date() } = dependencies;
  const sessions = createSessions({ database, now });
  /** What members read of content: what is due stands in the place of what it replaces. */
  const content = seenContent(database, 'members');
  /** Where what is the same for everybody is read, which may be seconds old. */
  const copies: Database = { ...database, reader: database.copies };
  const copiedContent = seenContent(copies, 'members');
  const { passwords = createPasswords(passwordPepper) } = dependencies;
  const uploads = createUploads({ database, now });
  const pictures = createContentPictures({ database });
  const { show: showPictures } = pictures;
  const lottery = createLottery({ database, rounds, beacon: beacon.info, now });
  const { clockDatabase = database } = dependencies;
  const streams = createGameStreams({
    lottery: createLottery({ database: clockDatabase, beacon: beacon.info, now }),
    verification: createVerification(clockDatabase),
    areOver: createSessions({ database: clockDatabase, now }).areOver,
    reader: clockDatabase.reader,
    now,
    ...(onError && { onError }),
    ...(onStreams && { onCount: onStreams }),
  });
  rounds.onChange(streams.look);
  const { siteName = 'Members' } = dependencies;
  const party = createRelyingParty({ origin: appOrigin ?? 'http://localhost:8080', name: siteName });
  const setForgottenPassword = createSetForgottenPassword({ database, sessions, passwords, now });
  const fundPasswords = createFundPasswords({ database, passwords, now });
  const confirmPassword = createConfirmPassword({ database, passwords, now });
  const codes = createCodes({ database, codeOf, now });
  const recovering = { database, codes, outbox, passwords, confirmPassword, now };
  const fundPasswordResets = createFundPasswordResets(recovering);
  const cardNumbers = createCardNumbers(cardKeys);
  const cardsOf = (read: Database) =>
    createBankCards({ database: read, cardNumbers, hasFundPassword: fundPasswords.isSet, now });
  const cards = cardsOf(content);
  const received = createReceivedPayments({ database, providers, now, onError });
  const addresses = createClipAddresses(clipSecret);
  const videos = createVideos({ database: content, addresses, showPictures, videoAccessOf, now });
  const site = createSite({
    database: content,
    showPictures,
    videoShelves: videos.shelves,
    liveOrders: (language) => lottery.liveOrders(language, liveOrdersShown),
  });
  const pictureAddresses = createPictureAddresses(clipSecret);
  const routes = [
    ...siteRoutes(site),
    ...showcaseRoutes(createShowcase({ database: copiedContent, showPictures })),
    ...lotteryRoutes({
      lottery,
      streams,
      returns: createReturns({ database: copies, now }),
      slips: createSlips({ database, now }),
      board: createBoard({ database, now }),
    }),
    ...verificationRoutes(createVerification(database), rounds),
    ...controlRoutes(createControl({ database, now }), database.reader),
    ...videoRoutes(videos),
    ...memberRoutes({
      database,
      sessions,
      passwords,
      ssoSecret,
      avatarCount,
      membersInvite,
      isOpen,
      ownsUpload: uploads.owns,
      now,
    }),
    ...passkeyRoutes({ database, sessions, party, confirmPassword, now }),
    ...recoveryCodeRoutes(
      createRecoveryCodes({ database, passwords, confirmPassword, setForgottenPassword, now }),
    ),
    ...uploadRoutes(uploads),
    ...ledgerRoutes(database.reader),
    ...privacyRoutes(createPrivacy({ database, passwords, cardNumbers, now })),
    ...fundPasswordRoutes(fundPasswords),
    ...recoveryRoutes({ ...recovering, sessions, fundPasswordResets }),
    ...bankCardRoutes(cards),
    ...rechargeRoutes(
      createRecharges({ database, providers, canReturn: received.canReturn, now, onError }),
      received,
    ),
    ...withdrawalRoutes(
      createWithdrawals({
        ...{ database, fundPasswords, cards, cardNumbers, now },
        signatures: createSignatures({ database, party, now }),
      }),
    ),
    ...noticeRoutes(createNotices({ database: copiedContent })),
    ...pushRoutes(createPush({ database, pushOrigins, now })),
    ...messageRoutes(
      createMessages({
        ...{ database, now },
        pushPublicKey: pushKeys(passwordPepper).publicKey,
        sendsMail: outbox.offered,
      }),
    ),
    ...supportRoutes({
      help: createHelp({ database: copiedContent, now }).help,
      conversations: createConversations({ database, addresses: pictureAddresses, now }),
    }),
    ...logisticsRoutes(createLogistics({ database: copiedContent, showPictures }), sampleWaybill),
  ];
  const drafts = seenContent(database, 'preview');
  const previewed = previewRoutes(routes, {
    ...{ database: drafts, addresses, showPictures, cards: cardsOf(drafts), now, sampleWaybill },
    liveOrders: (language) => lottery.liveOrders(language, liveOrdersShown),
  });
  return async function registerMemberApi(app: FastifyInstance): Promise<void> {
    const { authenticate } = sessions;
    app.addHook('preClose', async () => streams.stop());
    const limiter = createSharedLimiter({ database, onError });
    const options = { routes, authenticate, appOrigin, limiter, mostWaiting, shareMs, now };
    await app.register(memberApi, { prefix: '/api', ...options });
    await app.register(previewApi, {
      prefix: '/api/preview/:token',
      ...{ routes: previewed, tokens: createPreviewTokens(passwordPepper) },
      ...{ appOrigin, limiter, mostWaiting, now },
    });
    await app.register(servePictures, { uploads, pictures });
    await app.register(serveMessagePictures, { database, addresses: pictureAddresses, now });
    await app.register(serveCaptions, { reader: database.reader });
    await app.register(paymentNotices, { database, providers, now });
    await app.register(violationReports, { database, limiter, now });
    if (mediaDir) await app.register(media, { mediaDir });
    if (clipsDir) {
      const localClips =
        clipCopiesDir === undefined
          ? undefined
          : createLocalClips({ reader: database.reader, directory: clipCopiesDir });
      const clips = createClips({
        ...{ reader: content.reader, addresses, videoAccessOf, clipsDir, localClips, now },
        preview: { memberId: previewMemberId, reader: drafts.reader },
      });
      await app.register(serveClips, { clips });
    }
  };
}
