import { officeCallIds, officeCalls, type OfficeCallId, type OfficeParams } from '@members/office-contract';
import type { FurnishedOffice, PagedId } from '../../server/testing/load';

/** What a call is asked with, by what that shows; or why it is not measured. */
export type Lists = { readonly [Id in OfficeCallId]?: Readonly<Record<string, OfficeParams<Id>>> | string };

export const firstPage = 'first page';
export const middlePage = 'middle';

const ownSignIn = 'is about the operator’s own sign-in';
const fromFiles = 'is answered by the registry, out of files that members and orders add nothing to';

const pagesOf = <Params extends object>(after: string, params?: Params) => ({
  [firstPage]: { ...params } as Params,
  [middlePage]: { ...params, after } as Params & { after: string },
});

/** Everything that the office reads: each list with its first page, the one in its middle, and its filters. */
export function listsOf(site: FurnishedOffice): Lists {
  const { heavy, middles, days } = site;
  const [first, last] = days;
  const member = { memberId: heavy };
  const paged = <const Params extends object>(id: PagedId, params?: Params) => pagesOf(middles[id], params);
  const page = <const Params extends object>(params: Params) => ({ [firstPage]: params });
  const product = { kind: 'product' as const };

  return {
    ...ofMembers(site),
    today: page({}),
    alerts: { ...paged('alerts'), on: { state: 'on' }, over: { state: 'over' } },
    alertRule: page({}),
    proposals: page({}),

    withdrawals: {
      ...paged('withdrawals'),
      requested: { state: 'requested' },
      sent: { state: 'sent' },
      arrived: { state: 'arrived' },
      rejected: { state: 'rejected' },
      'of a member': member,
      'above an amount': { fromMinor: 9_990 },
      'above any amount, arrived': { state: 'arrived', fromMinor: 1_000_000 },
    },
    withdrawal: page({ id: site.withdrawal }),
    withdrawalRule: page({}),
    recharges: {
      ...paged('recharges'),
      waiting: { state: 'waiting' },
      expired: { state: 'expired' },
      refunded: { state: 'refunded' },
      returning: { state: 'returning' },
      'of a member': member,
      'of a member, failed': { ...member, state: 'failed' },
      'of a day': { day: last },
      'by an amount': { amountMinor: 10_000 },
      'by an amount that nobody paid': { amountMinor: 77 },
      'by reference': { reference: 'history 77' },
      'of a day, refunded': { day: last, state: 'refunded' },
    },
    recharge: page({ id: site.recharge }),
    payments: { ...paged('payments'), settled: { settled: 'yes' } },
    payment: page({ kind: 'unmatched', id: site.unmatched } as OfficeParams<'payment'>),
    corrections: { ...paged('corrections'), 'of a member': member },
    moneyRule: page({}),
    bankFiles: paged('bankFiles'),
    nextBankFile: page({}),
    bankAnswers: paged('bankAnswers'),
    debtorAccount: page({}),
    days: paged('days'),
    firstDay: page({}),
    downloadStatement: {
      'games, all days': { of: 'games', from: first, through: last },
      'money, all days': { of: 'money', from: first, through: last },
      'games, last seven days': { of: 'games', from: daysBefore(last, 6), through: last },
      'money, last seven days': { of: 'money', from: daysBefore(last, 6), through: last },
    },
    lastReconciliation: page({}),
    months: page({}),

    games: { ...paged('games'), open: { state: 'open' }, archived: { state: 'archived' } },
    game: page({ key: 'grown' }),
    returnFloor: page({}),
    rounds: {
      ...paged('rounds', { state: 'all' }),
      'that want attention': {},
      void: { state: 'void' },
      'of a game': { state: 'all', key: 'grown' },
      'void, of a game': { state: 'void', key: 'grown' },
    },

    content: {
      ...paged('content', product),
      drafts: { ...product, state: 'draft' },
      archived: { ...product, state: 'archived' },
      'by a word': { ...product, find: 'Item 777' },
      'by a word that none has': { ...product, find: 'zzz' },
      'without Korean': { ...product, missing: 'ko_ko' },
      companions: { kind: 'companion' },
      parcels: { kind: 'parcel' },
      'parcels by number': { kind: 'parcel', find: 'P19999' },
      'help answers': { kind: 'helpAnswer' },
      notices: { kind: 'notice' },
      videos: { kind: 'video' },
    },
    contentItem: page({ ...product, id: site.product }),
    contentSettings: page({}),
    contentChanges: {
      ...paged('contentChanges'),
      'of a kind': product,
      'of a kind without any': { kind: 'video' },
      'by an operator': { operator: 'operator7' },
      'of a kind, by an operator': { ...product, operator: 'operator7' },
      'by nobody': { operator: 'nobody' },
    },
    contentOpen: page({ ...product, id: site.product, typing: 'no' }),
    exportContent: {
      products: { ...product, format: 'csv' },
      parcels: { kind: 'parcel', format: 'csv' },
    },
    checkImport: 'reads a file that was sent, of a thousand lines at the most',
    captions: 'reads one file',
    siteChecklist: page({}),

    conversations: {
      ...paged('conversations', { view: 'closed' }),
      waiting: { view: 'waiting' },
      unassigned: { view: 'unassigned' },
      mine: { view: 'mine' },
      answered: { view: 'answered' },
      'closed, of a member': { ...member, view: 'closed' },
      'closed, in Korean': { view: 'closed', language: 'ko_ko' },
      'waiting, in Korean': { view: 'waiting', language: 'ko_ko' },
    },
    conversation: {
      ...page({ id: site.conversation }),
      earlier: { id: site.conversation, before: 1_000 },
    },
    openConversation: page({ id: site.conversation, typing: 'no' }),
    conversationPicture: 'reads one file',
    replyTemplates: page({}),
    supportSettings: page({}),

    logLines: {
      ...paged('logLines'),
      'by an operator': { operator: 'operator7' },
      'by nobody': { operator: 'nobody' },
      'of a kind': { kind: 'card number shown' },
      'of a kind without any': { kind: 'game added' },
      'of a kind, by an operator': { kind: 'withdrawal sent', operator: 'operator7' },
      'about a member': member,
      'of a day': { day: last },
      'of a day, by an operator': { day: last, operator: 'operator7' },
    },
    logKinds: page({}),
    checkLog: 'reads the whole log on purpose, as a check that is asked for',
    operators: page({}),
    roles: page({}),
    account: ownSignIn,
    unsentMails: { ...paged('unsentMails'), waiting: { state: 'waiting' }, 'given up': { state: 'givenUp' } },
    violations: page({}),

    session: ownSignIn,
    signInWays: ownSignIn,
    askForPasskey: ownSignIn,
    confirmationWays: ownSignIn,
    newOwnPasskey: ownSignIn,
    registryOverview: fromFiles,
    releaseWeeks: fromFiles,
    shellNeeds: fromFiles,
    registryLog: fromFiles,
    registryLogFile: fromFiles,
    explainStack: fromFiles,
    registryKeys: fromFiles,
    releaseCheck: fromFiles,
  };
}

function ofMembers({ heavy, middles, days: [, day] }: FurnishedOffice): Lists {
  const member = { memberId: heavy };
  const own = <const Params extends object>(id: PagedId, params: Params = {} as Params) =>
    pagesOf(middles[id], { ...member, ...params });
  return {
    members: {
      [firstPage]: {},
      [middlePage]: { after: middles.members },
      disabled: { state: 'disabled' },
      closed: { state: 'closed' },
      paused: { paused: 'yes' },
      'of a tier that nobody has': { tier: 3 },
      'registered long ago': { to: '2001-01-01' },
      'by a letter that all names begin with': { find: 'g' },
      'by name': { find: 'grown777' },
      'by name, disabled': { find: 'grown', state: 'disabled' },
      'by the end of a card number': { find: '1007' },
      'by an order': { find: '987', by: 'order' },
      'by anything': { find: '5432' },
      'by reference': { find: 'history 77', by: 'reference' },
      'by address': { find: 'GROWN778@example.com' },
    },
    member: { [firstPage]: member },
    memberSums: { [firstPage]: member },
    memberStanding: { [firstPage]: member },
    memberDevices: { [firstPage]: member },
    memberControl: { [firstPage]: member },
    tiers: { [firstPage]: {} },
    memberLedger: {
      ...own('memberLedger'),
      wins: { ...member, group: 'win' },
      recharges: { ...member, group: 'recharge' },
      'bonuses, of which there are none': { ...member, group: 'bonus' },
      'of a day': { ...member, from: day, to: day },
    },
    memberOrders: {
      ...own('memberOrders'),
      'cancelled, of which there are none': { ...member, state: 'cancelled' },
      'of a game': { ...member, game: 'grown' },
      'of a day': { ...member, from: day, to: day },
    },
    memberRecharges: { ...own('memberRecharges'), failed: { ...member, state: 'failed' } },
    memberWithdrawals: { ...own('memberWithdrawals'), rejected: { ...member, state: 'rejected' } },
    memberSignIns: {
      ...own('memberSignIns'),
      'with a wrong password': { ...member, event: 'wrongPassword' },
      'changes of the password': { ...member, event: 'passwordChanged' },
    },
    memberMessages: own('memberMessages', { language: 'en_us' }),
    memberNotes: own('memberNotes'),
    memberLog: { ...own('memberLog'), 'of a member without lines': { memberId: heavy + 1 } },
    inviteCodes: {
      [firstPage]: {},
      [middlePage]: { after: middles.inviteCodes },
      'of members': { owner: 'members' },
      'of members, ended': { owner: 'members', state: 'ended' },
      'used up': { state: 'usedUp' },
      'by their beginning': { find: 'CODE77' },
    },
    broadcasts: { [firstPage]: {}, [middlePage]: { after: middles.broadcasts } },
    broadcast: { [firstPage]: { id: 1 } },
    countAudience: {
      everybody: { aboutPlay: 'no' },
      'by language, about play': { language: 'en_us', aboutPlay: 'yes' },
    },
    standingRules: { [firstPage]: {} },
    previewTiers: 'looks at every member: below',
  };
}

const daysBefore = (day: string, count: number): string =>
  new Date(Date.parse(day) - count * 86_400_000).toISOString().slice(0, 10);

/** The declared reads that nobody has said anything about here, and lists without the page in their middle. */
export const forgottenIn = (lists: Lists): OfficeCallId[] =>
  officeCallIds.filter((id) => {
    const { method, params } = officeCalls[id];
    const asked = lists[id];
    if (method !== 'GET' || typeof asked === 'string') return false;
    return asked === undefined || ('after' in params.shape && !(middlePage in asked));
  });
