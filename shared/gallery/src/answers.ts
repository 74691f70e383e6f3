import { betTypes, type Answer, type CallId, type Game, type Video } from '@members/contract';
import { rechargeChannels } from './rechargeChannels';

const videos = ['after-the-rain', 'blue-hour-ridges', 'breathing-grid', 'bridge-at-dusk', 'fireflies'].map(
  (name, index): Video => ({
    id: index + 1,
    title: titled(name),
    posterUrl: `/media/videos/${name}.jpg`,
    playCount: 1_280 * (index + 1),
    duration: `2:1${index}`,
    playUrl: null,
    trial: null,
    captionsUrl: null,
  }),
);

const games = ['k3-1m', 'k3-3m', 'k3-5m'].map((key, index): Game => ({
  id: index + 1,
  name: `K3 ${key.slice(3, -1)} min`,
  key,
  iconUrl: '/media/logo.svg',
}));

const products = ['ember-carafe', 'amber-jar', 'clay-cup', 'field-notebook'].map((name, index) => ({
  id: index + 1,
  name: titled(name),
  content: 'Made by hand, in small numbers.',
  subtitle: 'From the workshop',
  imageUrls: [1, 2, 3].map((picture) => `/media/products/${name}-${picture}.svg`),
  price: `$${24 + index}.50`,
  button: 'service',
  buttonLabel: '',
}));

const cities = ['ha-noi', 'seoul', 'lima', 'sydney'].map((name, index) => ({
  id: index + 1,
  name: titled(name),
  imageUrl: `/media/cities/${name}.svg`,
}));

const time = '2026-01-02 03:04:05';

const order = {
  id: 1,
  iconUrl: '/media/logo.svg',
  period: '20260102-0184',
  gameName: 'K3 1 min',
  status: 1,
  statusText: 'Won',
  stakeMinor: 2_000,
  betName: 'Big',
  placedAt: time,
  settledAt: time,
  dice: [4, 5, 6] as const,
  size: 'Big',
  parity: 'Odd',
  slipId: 1,
  gameId: 1,
  gameKey: 'k3-1m',
  betType: 'bi' as const,
  odds: 1.95,
  returnMinor: 3_900,
};

const session = { startedAt: null, orders: 0, netMinor: 0, openMinor: 0, now: '2026-01-02T03:04:05Z' };

/** What the calls answer unless a story says otherwise; one that is missing here answers with its sample. */
export const answers: { readonly [Id in CallId]?: Answer<Id> } = {
  devices: {
    devices: ['Chrome · Android', 'Safari · iOS', ''].map((name, index) => ({
      id: index + 1,
      name,
      signedInAt: time,
      lastUsedAt: time,
      current: index === 0,
    })),
    signIns: [
      { at: time, device: 'Chrome · Android', outcome: 'passwordChanged' },
      { at: time, device: 'Firefox · Windows', outcome: 'wrongPassword' },
      { at: time, device: '', outcome: 'signedIn' },
    ],
  },
  invitation: { open: true, code: 'K7WRTM2QXH', invited: 3 },
  siteInfo: {
    name: 'Members',
    iconUrl: '/media/logo.svg',
    backgroundUrls: { center: '/media/backgrounds/center.svg', login: '/media/backgrounds/login.svg' },
    loginFirst: false,
    loginHasBack: true,
    popupHtml: null,
    support: { enabled: true, url: 'https://support.example/' },
    liveOrders: ['li***a won 120.00 K'],
    about: '<p>About us.</p>',
    feedback: [],
    languages: [],
    ...{ avatarCount: 20, fundPasswordEditable: true, showsDice: true },
    ...{ rechargeChannels, rechargeMinMinor: 5_000, isPlay: true, takesPostTwins: true, closedText: null },
  },
  siteConfig: { notice: 'Draws are public.', noticeOnPlay: false, banners: [], movies: [videos, videos] },
  member: {
    id: 10_001,
    username: 'lina88',
    balanceMinor: 123_450,
    creditScore: 88,
    active: true,
    avatarUrl: '/head/1.png',
    realName: 'Lina Park',
    sex: 'woman',
    hasFundPassword: true,
    ip: '192.0.2.1',
    tier: { name: 'Silver', imageUrl: '/media/tiers/silver.svg', progressPercent: 40 },
    fullVideoAccess: true,
    trialSeconds: 15,
    unread: 0,
  },
  videoClasses: [
    { name: 'Landscapes', key: 'landscapes' },
    { name: 'Craft', key: 'craft' },
  ],
  videos: { videos, total: videos.length },
  video: { ...(videos[0] as Video), playUrl: '/media/videos/missing.mp4' },
  moreVideos: videos.slice(1),
  showcaseItems: products,
  showcaseItem: products[0] as (typeof products)[number],
  cities,
  guidePrices: { halfDayMinor: 12_000, fullDayMinor: 20_000 },
  hotGames: games,
  games,
  gameClasses: [
    { name: 'All', key: 'all' },
    { name: 'K3', key: 'k3' },
  ],
  gameState: {
    ...(games[0] as Game),
    nextPeriod: '20260102-0185',
    lastPeriod: '20260102-0184',
    secondsToDraw: 3_000,
    secondsToClose: 2_990,
    testBeacon: true,
    dice: [4, 5, 6],
    size: 'Big',
    parity: 'Odd',
  },
  drawResults: [184, 183, 182].map((period) => ({
    period: `20260102-0${period}`,
    dice: [4, 5, 6],
    size: 'Big',
    parity: 'Odd',
    state: 'drawn',
  })),
  odds: betTypes.map((type) => ({
    type,
    name: { bi: 'Big', sm: 'Small', si: 'Odd', do: 'Even' }[type as string] ?? type,
    imageUrl: `/media/options/${type}.svg`,
    odds: 1.95,
    returnPercent: 97.5,
    maxStake: 5_000,
  })),
  orders: [order, { ...order, id: 2, slipId: 2, status: 2, statusText: 'Not won', returnMinor: 0 }],
  slips: [],
  playControl: {
    limits: [{ kind: 'lossDay', amountMinor: 50_000, usedMinor: 12_000, raise: null }],
    pause: null,
    session,
  },
  playSession: session,
  controlChanges: [],
  bankCard: { bankName: 'Harbour Bank', number: '6222 **** **** 0123' },
  banks: [
    { name: 'Harbour Bank', code: 'HRB' },
    { name: 'North Savings', code: 'NOS' },
  ],
  report: {
    ...{ playMinor: 42_000, rechargeMinor: 100_000, withdrawalMinor: 20_000, winMinor: 51_000 },
    bonusMinor: 0,
  },
  withdrawalRule: { minMinor: 10_000, maxMinor: 5_000_000, perDay: 3 },
  withdrawals: [
    {
      ...{ status: 4, statusText: 'Arrived', amountMinor: 20_000, reason: '' },
      ...{ createdAt: time, updatedAt: time, approvedAt: time, sentAt: time },
      ...{ reference: '18', bankName: 'Harbour Bank', cardNumber: '****0123' },
    },
    {
      ...{ status: 3, statusText: 'Rejected', amountMinor: 30_000, reason: 'Wrong name' },
      ...{ createdAt: time, updatedAt: time, approvedAt: null, sentAt: null },
      ...{ reference: '17', bankName: 'Harbour Bank', cardNumber: '****0123' },
    },
  ],
  recharges: [
    {
      ...{ status: 2, state: 'paid', statusText: 'Paid', amountMinor: 100_000 },
      ...{ description: 'Bank transfer', reference: 'mZ3v0yqkQ2-8u1fGxJt7Lw' },
      ...{ createdAt: time, expiresAt: time, paidAt: time, settledAt: time, received: null },
    },
    {
      ...{ status: 1, state: 'waiting', statusText: 'Waiting', amountMinor: 5_000 },
      ...{ description: 'Mobile wallet', reference: 'Fq1r7cWn3yH_0bVd5sKe2A' },
      ...{ createdAt: time, expiresAt: time, paidAt: null, settledAt: null, received: null },
    },
    {
      ...{ status: 1, state: 'received', statusText: 'Received, not credited yet', amountMinor: 20_000 },
      ...{ description: 'Bank transfer', reference: 'Xw9p2LdTz4a6mRk8vNc1Gg' },
      ...{ createdAt: time, expiresAt: time, paidAt: time, settledAt: null },
      received: {
        id: 3,
        note: 'You paused play. It is credited when the pause ends, at 2026-01-03 03:04:05 UTC.',
        returnable: true,
      },
    },
  ],
  moneyLog: {
    lines: [
      {
        ...{ kind: 'Recharge', createdAt: time, amountMinor: 100_000 },
        ...{ id: 2, group: 'recharge', reference: 'mZ3v0yqkQ2-8u1fGxJt7Lw' },
      },
      {
        ...{ kind: 'Order', createdAt: time, amountMinor: -2_000 },
        ...{ id: 1, group: 'order', reference: '7' },
      },
    ],
    total: 2,
    page: 1,
    pageSize: 10,
    lastPage: 1,
  },
  statement: {
    ...{ since: '2026-01', openingMinor: 25_450, closingMinor: 123_450 },
    sums: { recharge: 100_000, bonus: 0, order: -2_000, win: 0, withdrawal: 0 },
    lines: [
      {
        ...{ kind: 'Recharge', createdAt: time, amountMinor: 100_000 },
        ...{ id: 2, group: 'recharge', reference: 'mZ3v0yqkQ2-8u1fGxJt7Lw' },
      },
    ],
    hasMore: false,
  },
  waybill: {
    number: 'MB0001',
    goods: {
      ...{ name: 'Ember carafe', imageUrl: '/media/products/ember-carafe-1.svg' },
      ...{ label: 'Glass', price: '120.00', count: 1 },
    },
    carrierNote: 'Harbour Post',
    steps: [
      { title: 'Delivered', description: 'At the door.', time },
      { title: 'On the way', description: 'Left the depot.', time },
    ],
  },
  sampleWaybill: 'MB0001',
};

/** `ember-carafe` as `Ember carafe`. */
function titled(name: string): string {
  return `${name[0]?.toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;
}
