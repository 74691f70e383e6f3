import { get, named } from '../call';
import { languages, type Language } from '../language';
import {
  convert,
  count,
  flag,
  flagText,
  list,
  moneyNumber,
  number,
  object,
  oneOf,
  optional,
  text,
  type Value,
} from '../wire/shape';
import { video } from './videoShape';

const feedback = object({
  avatarUrl: ['head_img', text],
  nickname: ['nickname', text],
  content: ['content', text],
});

/** A way to pay (ENT-16, D49); a server may tell its name alone, which is what call 39 names it by (RECH-10). */
const rechargeChannel = object({
  name: ['name', text],
  /** As members read it, in the language of the request. */
  label: ['title', optional(text)],
  logoUrl: ['logo', optional(text)],
  minMinor: ['min', optional(moneyNumber)],
  maxMinor: ['max', optional(moneyNumber)],
  /** What its provider takes from the member beside the amount: a fixed part and thousandths of the amount. */
  feeMinor: ['fee', optional(moneyNumber)],
  feePerMille: ['fee_per_mille', optional(count)],
  /** In how many minutes a payment usually arrives: in at most `minutesMax`, or between the two. */
  minutesMin: ['minutes_min', optional(count)],
  minutesMax: ['minutes_max', optional(count)],
});

const namedLanguage = object({ code: ['value', oneOf(languages, null)], name: ['name', text] });

const siteInfoFields = object({
  name: ['name', text],
  iconUrl: ['ico', text],
  centerBackgroundUrl: ['center_bg', text],
  loginBackgroundUrl: ['login_bg', text],
  /** '1': login first, '0': login has a way back, anything else: neither (D12). */
  videoLogin: ['video_login', oneOf(['0', '1', '2'], '2')],
  showsPopup: ['ispop', flagText],
  popup: ['pop_content', text],
  supportEnabled: ['iskefu', flagText],
  supportUrl: ['kefu', text],
  liveOrders: ['winners', list(text)],
  about: ['about', text],
  feedback: ['feedbacklist', list(feedback)],
  languages: ['lang_data', list(namedLanguage)],
  avatarCount: ['head_toal', number({ otherwise: 20, whole: true, min: 1 })],
  fundPasswordEditable: ['edit_paypwd', flagText],
  hidesDice: ['close_number', flagText],
  rechargeChannels: ['pay_banklist', list(rechargeChannel)],
  rechargeMinMinor: ['recharge_min', optional(moneyNumber)],
  isPlay: ['isplay', flagText],
  takesPostTwins: ['post_twins', optional(flag)],
  /** What a page says in the place of the app, before the site is open to members. */
  closedText: ['closed_text', optional(text)],
});

/** What the operator sets for the whole site (ENT-01). */
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
  /** The least that can be recharged at a time; null where the server does not say. */
  rechargeMinMinor: number | null;
  isPlay: boolean;
  /** The server takes real name and login password as a POST, so that they stand in no address (D58). */
  takesPostTwins: boolean;
  /** Why visitors don't see the app: the site isn't open to members yet. Null where it is. */
  closedText: string | null;
}

const siteInfo = convert(siteInfoFields, {
  read: (wire): SiteInfo => {
    const { centerBackgroundUrl, loginBackgroundUrl, videoLogin, showsPopup, popup, ...rest } = wire;
    const { supportEnabled, supportUrl, hidesDice, takesPostTwins, ...same } = rest;
    return {
      ...same,
      backgroundUrls: { center: centerBackgroundUrl, login: loginBackgroundUrl },
      loginFirst: videoLogin === '1',
      loginHasBack: videoLogin === '0',
      popupHtml: showsPopup ? popup : null,
      support: { enabled: supportEnabled, url: supportUrl },
      languages: same.languages.flatMap(({ code, name }) => (code ? [{ code, name }] : [])),
      showsDice: !hidesDice,
      takesPostTwins: takesPostTwins ?? false,
    };
  },
  write: ({ backgroundUrls, loginFirst, loginHasBack, popupHtml, support, showsDice, ...same }) => ({
    ...same,
    centerBackgroundUrl: backgroundUrls.center,
    loginBackgroundUrl: backgroundUrls.login,
    videoLogin: loginFirst ? ('1' as const) : loginHasBack ? ('0' as const) : ('2' as const),
    showsPopup: popupHtml !== null,
    popup: popupHtml ?? '',
    supportEnabled: support.enabled,
    supportUrl: support.url,
    hidesDice: !showsDice,
  }),
});

const siteConfigFields = object({
  notice: ['notice', text],
  /** Whether the notice is about play; it is where the server does not say, as the lottery has a notice bar (LOT-03). */
  noticeOnPlay: ['notice_on_play', optional(flag)],
  banners: ['banners', list(object({ url: ['url', text], link: ['link', text] }))],
  first: ['movielist_0', list(video)],
  second: ['movielist_1', list(video)],
});

const siteConfig = convert(siteConfigFields, {
  read: ({ first, second, noticeOnPlay, ...same }) => ({
    ...same,
    noticeOnPlay: noticeOnPlay ?? true,
    movies: [first, second] as const,
  }),
  write: ({ movies: [first, second], ...same }) => ({ ...same, first, second }),
});

export type Feedback = Value<typeof feedback>;
export type RechargeChannel = Value<typeof rechargeChannel>;
/** Texts and pictures of Home (ENT-02). */
export type SiteConfig = Value<typeof siteConfig>;

export const siteCalls = named({
  siteInfo: get({ no: 1, path: '/system/base', answer: siteInfo, cacheSeconds: 60, kept: true }),
  siteConfig: get({ no: 2, path: '/system/config', answer: siteConfig, kept: true }),
});
