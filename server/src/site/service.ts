import { languages, type Language, type SiteConfig, type SiteInfo, type Video } from '@members/contract';
import { localised, type Database } from '../database';
import { refusalText } from '../i18n';
import { rechargeChannelFor } from './rechargeChannels';
import type { ShowPictures } from '../uploads';
import * as store from './store';

export interface SiteDependencies {
  database: Database;
  showPictures: ShowPictures;
  /** Real settled orders, masked, as texts (D02). */
  liveOrders: (language: Language) => Promise<string[]>;
  /** The two shelves of videos of call 2 (D23). */
  videoShelves: (language: Language) => Promise<[Video[], Video[]]>;
}

/** Each language as its speakers write it. */
export const languageNames: Record<Language, string> = {
  en_us: 'English',
  zh_cn: '简体中文',
  es_spa: 'Español',
  ms_my: 'Bahasa Melayu',
  vn_vn: 'Tiếng Việt',
  ko_ko: '한국어',
};

/** What the operators have written, else that the site isn't open. */
const closedText = ({ closed_text: text }: Awaited<ReturnType<typeof store.settings>>, language: Language) =>
  (text && localised(text, language)) || refusalText('notOpen', language);

export type Site = ReturnType<typeof createSite>;

export function createSite(dependencies: SiteDependencies) {
  const {
    database: { reader },
    liveOrders,
    videoShelves,
    showPictures,
  } = dependencies;

  /** What every client asks for first: settings, texts, channels and live orders (call 1, ENT-01). */
  async function info(language: Language): Promise<SiteInfo> {
    const [site, feedback, channels, orders] = await Promise.all([
      store.settings(reader),
      store.feedback(reader),
      store.rechargeChannels(reader),
      liveOrders(language),
    ]);
    return {
      name: localised(site.name, language),
      iconUrl: site.icon_url,
      backgroundUrls: { center: site.center_background_url, login: site.login_background_url },
      loginFirst: site.login_first,
      loginHasBack: !site.login_first,
      popupHtml: site.shows_popup && site.popup_html ? localised(site.popup_html, language) : null,
      support: { enabled: site.support_enabled, url: site.support_url },
      liveOrders: orders,
      about: localised(site.about, language),
      feedback: feedback.map((row) => ({
        avatarUrl: row.avatar_url,
        nickname: localised(row.nickname, language),
        content: localised(row.content, language),
      })),
      languages: (site.languages ?? languages).map((code) => ({ code, name: languageNames[code] })),
      avatarCount: site.avatar_count,
      fundPasswordEditable: site.fund_password_editable,
      showsDice: site.shows_dice,
      rechargeChannels: channels.map((row) => rechargeChannelFor(row, language)),
      rechargeMinMinor: site.recharge_min_minor,
      isPlay: site.is_play,
      takesPostTwins: true,
      closedText: site.open_to_members ? null : closedText(site, language),
    };
  }

  /** What Home shows: banners and shelves of videos (call 2, ENT-02). */
  async function config(language: Language): Promise<SiteConfig> {
    const [site, banners, movies] = await Promise.all([
      store.settings(reader),
      store.banners(reader),
      videoShelves(language),
    ]);
    const shown = await showPictures(
      banners.map((row) => localised(row.image_url, language)),
      'alone',
    );
    return {
      notice: localised(site.notice, language),
      noticeOnPlay: site.notice_on_play,
      banners: site.shows_banners
        ? banners.map((row) => ({ url: shown(localised(row.image_url, language)), link: row.link }))
        : [],
      movies,
    };
  }

  return { info, config };
}
