/** Every address of the app, built in one place, in the spelling of ROUTE-02 with the queries of ROUTE-07. */
const withQuery = (path: string, query: Record<string, string | number>): string =>
  `${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`;

export const paths = {
  home: '/Home',
  showcase: '/girls',
  cities: '/Choose',
  companions: (city: { id: number; name: string }) => withQuery('/List', { id: city.id, name: city.name }),
  showcaseItem: (item: { id: number; name: string }) =>
    withQuery('/Profile', { id: item.id, name: item.name }),
  companion: (item: { id: number; name: string }) =>
    withQuery('/Profile', { id: item.id, name: item.name, adsid: item.id }),
  account: '/Mine',
  videos: '/Video',
  playVideo: (id: number) => withQuery('/PlayVideo', { id }),
  games: '/Game',
  /** The sheet "Play in control", over the games. */
  playControl: '/Game?control=1',
  lottery: (game: { key: string; id: number }) => withQuery('/Lottery', { key: game.key, id: game.id }),
  login: '/Login',
  register: '/Register',
  serviceOnline: '/ServiceOnline',
  service: '/ServicePage',
  settings: '/Setting',
  /** What the member is told outside of the app, likewise. */
  notifications: '/Setting?notifications=1',
  /** Where the member is logged in, in the place of the settings. */
  devices: '/Setting?devices=1',
  /** The member's passkeys, likewise. */
  passkeys: '/Setting?passkeys=1',
  recoveryCodes: '/Setting?codes=1',
  /** The confirmed address and a forgotten withdrawal password, likewise. */
  recovery: '/Setting?recovery=1',
  /** The member's data and the end of the account, likewise. */
  myData: '/Setting?data=1',
  /** The member's own invitation, likewise. */
  invitation: '/Setting?invite=1',
  /** Light or dark, likewise. */
  appearance: '/Setting?appearance=1',
  personalInfo: '/Infomation',
  realName: '/Setname',
  sex: '/Setsex',
  language: '/Language',
  recharge: '/Recharge',
  rechargeChannels: (amount: string) => withQuery('/Channel', { money: amount }),
  setFundPassword: '/SetPayPassword',
  editFundPassword: '/EditPayPassword',
  setLoginPassword: '/SetLoginPassword',
  notices: '/Notice',
  bankCard: '/Setbank',
  bindCard: '/BindCard',
  withdraw: '/Withdraw',
  report: '/Personalreport',
  withdrawals: '/WithdrawRecord',
  orders: '/GameRecord',
  recharges: '/RechargeRecord',
  moneyLog: '/Moneylog',
  logistics: '/Logistics',
} as const;
