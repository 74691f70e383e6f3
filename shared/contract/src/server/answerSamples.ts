import type { Answer, CallId } from '..';

const game = { id: 1, name: 'Dice 1 min', key: 'k3-1m', iconUrl: '/media/games/k3-1m.png' };
const listedVideo = {
  id: 4,
  title: 'Tide',
  posterUrl: '/media/posters/4.png',
  playCount: 12,
  duration: '2:14',
  playUrl: null,
  trial: false,
  captionsUrl: null,
};
const order = {
  iconUrl: game.iconUrl,
  period: '202601020003',
  gameName: game.name,
  status: 0,
  statusText: 'Unopened',
  dice: null,
  size: '',
  parity: '',
  stakeMinor: 5_000,
  betName: 'Big',
  placedAt: '2026-01-02 03:04:05',
  settledAt: '',
};
const item = { id: 3, name: 'Kettle', content: 'Holds a litre', subtitle: 'Kitchen' };
const session = { memberId: 10001, token: 'q'.repeat(43) };
const member = {
  id: 10001,
  username: 'demo',
  balanceMinor: 123_456_789,
  creditScore: 88,
  active: true,
  avatarUrl: '/head/1.png',
  realName: '',
  sex: 'unknown' as const,
  hasFundPassword: false,
  ip: '127.0.0.1',
  tier: { imageUrl: '/media/tiers/0.png', progressPercent: 40 },
  fullVideoAccess: false,
  trialSeconds: 15,
};
const site = {
  name: 'Members',
  iconUrl: '/media/icon.png',
  backgroundUrls: { center: '/a.png', login: '/b.png' },
  loginFirst: false,
  loginHasBack: true,
  popupHtml: '<p>안녕</p>',
  support: { enabled: true, url: 'https://support.example' },
  liveOrders: ['de*** won 9.75 K'],
  about: '<p>Terms</p>',
  feedback: [{ avatarUrl: '/head/2.png', nickname: 'Sample', content: 'Fine' }],
  languages: [{ code: 'ko_ko' as const, name: '한국어' }],
  avatarCount: 20,
  fundPasswordEditable: true,
  showsDice: false,
  rechargeChannels: [{ name: 'Card' }],
  isPlay: true,
};

/** Answers of every call at the edges of their shapes: nothing there, everything there. */
export const answers: { [Id in CallId]: Answer<Id>[] } = {
  siteInfo: [
    site,
    { ...site, loginFirst: true, loginHasBack: false, popupHtml: null, showsDice: true, liveOrders: [] },
    { ...site, loginHasBack: false, popupHtml: '', isPlay: false },
  ],
  siteConfig: [
    { notice: 'Hello', banners: [{ url: '/1.png' }], movies: [[listedVideo], []] },
    { notice: '', banners: [], movies: [[], []] },
  ],
  showcaseItems: [[], [{ ...item, imageUrls: ['/1.png'] }]],
  showcaseItem: [{ ...item, imageUrls: ['/1.png', '/2.png'] }],
  cities: [[], [{ id: 1, name: '서울', imageUrl: '/seoul.svg' }]],
  hotGames: [[game]],
  games: [[], [game]],
  gameClasses: [[{ name: 'Dice', key: 'dice' }]],
  gameState: [
    {
      ...game,
      nextPeriod: '202601020004',
      lastPeriod: '202601020003',
      secondsToDraw: 42,
      secondsToClose: 32,
      dice: [1, 2, 3],
      size: 'Small',
      parity: 'Even',
      testBeacon: true,
    },
    {
      ...game,
      nextPeriod: '202601020004',
      lastPeriod: '',
      secondsToDraw: 1,
      secondsToClose: 0,
      dice: null,
      size: '',
      parity: '',
      testBeacon: false,
    },
  ],
  drawResults: [
    [],
    [
      { period: '202601020005', state: 'pending', dice: null, size: '', parity: '' },
      { period: '202601020004', state: 'void', dice: null, size: '', parity: '' },
      { period: '202601020003', state: 'drawn', dice: [6, 6, 6], size: 'Big', parity: 'Even' },
    ],
  ],
  odds: [
    [
      { type: 'bi', name: 'Big', imageUrl: '/bi.png', odds: 1.95, returnPercent: 97.5, maxStake: 256_410 },
      { type: '3', name: '3', imageUrl: '/3.png', odds: null, returnPercent: null, maxStake: null },
    ],
  ],
  placeOrder: [{ count: 2, totalMinor: 10_000 }],
  videoClasses: [[{ name: 'Nature', key: 'nature' }]],
  videos: [
    { videos: [], total: 0 },
    { videos: [listedVideo], total: 13 },
  ],
  video: [
    { ...listedVideo, playUrl: '/clips/4.mp4' },
    { ...listedVideo, playUrl: '/clips/4.mp4', trial: true, captionsUrl: '/media/videos/4.ko_ko.vtt' },
  ],
  moreVideos: [[], [listedVideo]],
  login: [session],
  register: [session],
  ssoLogin: [session],
  member: [
    member,
    { ...member, balanceMinor: 0, sex: 'woman', active: false, hasFundPassword: true, fullVideoAccess: true },
    { ...member, balanceMinor: 1, sex: 'man', realName: 'Ana' },
  ],
  bankCard: [null, { bankName: 'Bank', number: '12345678' }],
  report: [{ playMinor: 10_001, rechargeMinor: 0, withdrawalMinor: 2, winMinor: 9_999 }],
  orders: [
    [],
    [
      order,
      { ...order, status: 1, dice: [6, 5, 4], size: 'Big', parity: 'Odd', settledAt: '2026-01-02 03:05:05' },
    ],
  ],
  notices: [[], [{ name: 'News', text: '<b>x</b>', createdAt: '2026-01-02 03:04:05' }]],
  setAvatar: [{ avatarUrl: '/head/7.png' }],
  uploadImage: [{ url: '/uploads/a.png' }],
  setRealName: [null],
  setSex: [null],
  setFundPassword: [null],
  editFundPassword: [null],
  setLoginPassword: [null],
  bindCard: [null],
  banks: [[{ name: 'Bank', code: 'B1' }]],
  withdrawalRule: [{ minMinor: 1_000, maxMinor: 500_000, perDay: 3 }],
  withdraw: [null],
  withdrawals: [
    [
      {
        status: 3,
        statusText: 'Rejected',
        amountMinor: 1_050,
        reason: 'Holder differs',
        createdAt: '2026-01-02 03:04:05',
        updatedAt: '',
      },
    ],
  ],
  recharges: [
    [
      {
        status: 1,
        statusText: 'Waiting',
        amountMinor: 100_000_000,
        description: '',
        createdAt: '2026-01-02 03:04:05',
        paidAt: null,
      },
      {
        status: 2,
        statusText: 'Paid',
        amountMinor: 1,
        description: 'Card',
        createdAt: '2026-01-02 03:04:05',
        paidAt: '2026-01-02 03:09:05',
      },
    ],
  ],
  moneyLog: [
    {
      lines: [
        { kind: 'Order', createdAt: '2026-01-02 03:04:05', amountMinor: -5_000 },
        { kind: 'Win', createdAt: '2026-01-02 03:05:05', amountMinor: 9_750 },
      ],
      total: 2,
      page: 1,
      pageSize: 10,
      lastPage: 1,
    },
  ],
  recharge: [{ payUrl: 'http://localhost:8080/pay/1' }],
  waybill: [
    null,
    {
      number: 'W-1',
      goods: { name: 'Kettle', imageUrl: '/k.png', label: 'Steel', price: '19.90', count: 2 },
      carrierNote: 'On its way',
      steps: [{ title: 'Packed', description: '', time: '2026-01-02 03:04' }],
    },
  ],
};
