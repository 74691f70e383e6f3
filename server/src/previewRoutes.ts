import type { Language } from '@members/contract';
import type { createBankCards } from './bankCards';
import type { Database } from './database';
import { defineRoute, type Route } from './http';
import { createLogistics, logisticsRoutes } from './logistics';
import { createNotices, noticeRoutes } from './notices';
import { previewMember } from './preview';
import { createHelp } from './support';
import { createShowcase, showcaseRoutes } from './showcase';
import { createSite, siteRoutes } from './site';
import type { ShowPictures } from './uploads';
import { createVideos, videoRoutes, type createClipAddresses } from './video';

export interface PreviewDependencies {
  /** Reads content as if every draft were published. */
  database: Database;
  addresses: ReturnType<typeof createClipAddresses>;
  showPictures: ShowPictures;
  cards: ReturnType<typeof createBankCards>;
  liveOrders: (language: Language) => Promise<string[]>;
  sampleWaybill: string;
  now: () => Date;
}

/** What answers in a preview: the routes that members have, where they read content with those that read drafts. */
export function previewRoutes(routes: readonly Route[], dependencies: PreviewDependencies): Route[] {
  const { database, addresses, showPictures, cards, liveOrders, sampleWaybill, now } = dependencies;
  const videos = createVideos({
    ...{ database, addresses, showPictures, now, countsPlays: false },
    videoAccessOf: async () => ({ full: true, trialSeconds: 0 }),
  });
  const { help } = createHelp({ database, now });
  const others = [
    ...siteRoutes(createSite({ database, showPictures, liveOrders, videoShelves: videos.shelves })),
    ...noticeRoutes(createNotices({ database })),
    ...showcaseRoutes(createShowcase({ database, showPictures })),
    ...videoRoutes(videos),
    ...logisticsRoutes(createLogistics({ database, showPictures }), sampleWaybill),
    defineRoute('help', ({ language }) => help(language)),
    defineRoute('banks', () => cards.banks()),
    defineRoute('member', () => previewMember),
  ];
  const byCall = new Map(others.map((route) => [route.id, route]));
  return routes.map((route) => byCall.get(route.id) ?? route);
}
