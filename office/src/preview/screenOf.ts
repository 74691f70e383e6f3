import type { ContentKind } from '@members/office-contract';

/** As an item is numbered in a preview before it is saved for the first time. */
const unsavedId = '2147483647';

/** Where members see something, and as whom it is looked at unless told. */
interface Seen {
  path: (id: string) => string;
  as?: 'visitor';
}

/** What operators alone see has no screen of the app. */
export type KindOfApp = Exclude<ContentKind, 'replyTemplate'>;

export const isOfApp = (kind: ContentKind): kind is KindOfApp => kind !== 'replyTemplate';

const seen: Readonly<Record<KindOfApp, Seen>> = {
  product: { path: (id) => `/Profile?id=${id}` },
  city: { path: () => '/Choose' },
  companion: { path: (id) => `/Profile?id=${id}&adsid=${id}` },
  banner: { path: () => '/Home' },
  bank: { path: () => '/BindCard' },
  parcel: { path: (id) => `/Logistics?order_sn=${id}` },
  videoClass: { path: () => '/Video' },
  video: { path: (id) => `/PlayVideo?id=${id}` },
  helpTopic: { path: () => '/ServiceOnline' },
  helpAnswer: { path: () => '/ServiceOnline' },
  notice: { path: () => '/Notice' },
  feedback: { path: () => '/Home?tab=feedback' },
  rechargeChannel: { path: () => '/Recharge' },
  brand: { path: () => '/Home' },
  startPage: { path: () => '/Home' },
  terms: { path: () => '/Home?tab=terms' },
  languages: { path: () => '/Language' },
  access: { path: () => '/Home', as: 'visitor' },
  prices: { path: () => '/Recharge' },
  opening: { path: () => '/Home', as: 'visitor' },
};

/** The screen of the app on which members see an item, or one that isn't saved yet. */
export function screenOf(kind: KindOfApp, id: string | null, fields: Readonly<Record<string, unknown>>) {
  const { path, as = 'member' } = seen[kind];
  const named = id ?? String(fields.number ?? unsavedId);
  return { path: path(encodeURIComponent(named)), as } as const;
}
