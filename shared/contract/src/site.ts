import { isLanguage, type Language } from './language';
import { flag, list, number, text, wire } from './read';
import { readVideo, type Video } from './video';

/** Calls 1 and 2: what the operator sets for the whole site (ENT-01, ENT-02). */
export interface SiteInfo {
  name: string;
  iconUrl: string;
  backgroundUrls: { center: string; login: string };
  /** Visitors are sent to login first (video_login 1). */
  loginFirst: boolean;
  /** The login screen has a way back only at exactly video_login 0 (D12). */
  loginHasBack: boolean;
  /** HTML, to be sanitised before it is shown (D61). `null` where no popup is wanted. */
  popupHtml: string | null;
  support: { enabled: boolean; url: string };
  /** Real settled orders, masked (D02). */
  liveOrders: string[];
  /** HTML. */
  about: string;
  feedback: Feedback[];
  languages: { code: Language; name: string }[];
  avatarCount: number;
  fundPasswordEditable: boolean;
  showsDice: boolean;
  rechargeChannels: RechargeChannel[];
  isPlay: boolean;
}

export interface Feedback {
  avatarUrl: string;
  nickname: string;
  content: string;
}

/** ENT-16, D49. */
export interface RechargeChannel {
  name: string;
}

export interface SiteConfig {
  notice: string;
  banners: { url: string }[];
  movies: [Video[], Video[]];
}

const defaultAvatarCount = 20;

export function readSiteInfo(value: unknown): SiteInfo {
  const base = wire(value);
  return {
    name: text(base.name),
    iconUrl: text(base.ico),
    backgroundUrls: { center: text(base.center_bg), login: text(base.login_bg) },
    loginFirst: flag(base.video_login),
    loginHasBack: text(base.video_login) === '0',
    popupHtml: flag(base.ispop) ? text(base.pop_content) : null,
    support: { enabled: flag(base.iskefu), url: text(base.kefu) },
    liveOrders: list(base.winners, text),
    about: text(base.about),
    feedback: list(base.feedbacklist, (item) => {
      const row = wire(item);
      return { avatarUrl: text(row.head_img), nickname: text(row.nickname), content: text(row.content) };
    }),
    languages: list(base.lang_data, wire).flatMap((row) =>
      isLanguage(row.value) ? [{ code: row.value, name: text(row.name) }] : [],
    ),
    avatarCount: number(base.head_toal, defaultAvatarCount),
    fundPasswordEditable: flag(base.edit_paypwd),
    showsDice: !flag(base.close_number),
    rechargeChannels: list(base.pay_banklist, (item) => ({ name: text(wire(item).name) })),
    isPlay: flag(base.isplay),
  };
}

export function readSiteConfig(value: unknown): SiteConfig {
  const config = wire(value);
  return {
    notice: text(config.notice),
    banners: list(config.banners, (item) => ({ url: text(wire(item).url) })),
    movies: [list(config.movielist_0, readVideo), list(config.movielist_1, readVideo)],
  };
}
