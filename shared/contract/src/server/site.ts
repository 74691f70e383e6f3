import { z } from 'zod';
import type { Feedback, SiteConfig, SiteInfo } from '../site';
import { flagAsText, flagText } from './data';
import { videoData, writeVideo } from './video';

const feedback = z.strictObject({ head_img: z.string(), nickname: z.string(), content: z.string() });

export const siteInfoData = z.strictObject({
  /** '2': neither login first nor a way back from login (D12). */
  video_login: z.literal(['0', '1', '2']),
  pop_content: z.string(),
  ispop: flagText,
  kefu: z.string(),
  iskefu: flagText,
  winners: z.array(z.string()),
  about: z.string(),
  feedbacklist: z.array(feedback),
  center_bg: z.string(),
  login_bg: z.string(),
  ico: z.string(),
  name: z.string(),
  lang_data: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  head_toal: z.number().int().positive(),
  edit_paypwd: flagText,
  close_number: flagText,
  pay_banklist: z.array(z.strictObject({ name: z.string() })),
  isplay: flagText,
});

const writeFeedback = (row: Feedback) => ({
  head_img: row.avatarUrl,
  nickname: row.nickname,
  content: row.content,
});

export function writeSiteInfo(site: SiteInfo): z.infer<typeof siteInfoData> {
  return {
    video_login: site.loginFirst ? '1' : site.loginHasBack ? '0' : '2',
    pop_content: site.popupHtml ?? '',
    ispop: flagAsText(site.popupHtml !== null),
    kefu: site.support.url,
    iskefu: flagAsText(site.support.enabled),
    winners: site.liveOrders,
    about: site.about,
    feedbacklist: site.feedback.map(writeFeedback),
    center_bg: site.backgroundUrls.center,
    login_bg: site.backgroundUrls.login,
    ico: site.iconUrl,
    name: site.name,
    lang_data: site.languages.map(({ code, name }) => ({ name, value: code })),
    head_toal: site.avatarCount,
    edit_paypwd: flagAsText(site.fundPasswordEditable),
    close_number: flagAsText(!site.showsDice),
    pay_banklist: site.rechargeChannels.map(({ name }) => ({ name })),
    isplay: flagAsText(site.isPlay),
  };
}

export const siteConfigData = z.strictObject({
  notice: z.string(),
  banners: z.array(z.strictObject({ url: z.string() })),
  movielist_0: z.array(videoData),
  movielist_1: z.array(videoData),
});

export function writeSiteConfig(config: SiteConfig): z.infer<typeof siteConfigData> {
  return {
    notice: config.notice,
    banners: config.banners.map(({ url }) => ({ url })),
    movielist_0: config.movies[0].map(writeVideo),
    movielist_1: config.movies[1].map(writeVideo),
  };
}
