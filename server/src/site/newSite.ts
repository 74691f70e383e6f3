import type { Selectable } from 'kysely';
import { about, siteImages, siteName } from '../../demo/content';
import type { LocalisedText } from '../database';
import type { SiteTables } from '../database/tables/site';

const notice: LocalisedText = {
  en_us: 'Every draw can be verified · The game is 18+',
  zh_cn: '每一期结果都可自行验证 · 游戏仅限 18 岁以上',
  es_spa: 'Cada sorteo se puede verificar · El juego es para mayores de 18',
  ms_my: 'Setiap cabutan boleh disahkan · Permainan untuk 18+',
  vn_vn: 'Lần mở thưởng nào cũng xác minh được · Trò chơi dành cho 18+',
  ko_ko: '모든 추첨은 검증할 수 있습니다 · 게임은 만 18세 이상',
};

/** What a site is before anybody has set anything: terms of the game, no popup, every language. */
export const newSite: Selectable<SiteTables['site']> = {
  only_row: true,
  name: siteName,
  icon_url: siteImages.icon,
  center_background_url: siteImages.centreBackground,
  login_background_url: siteImages.loginBackground,
  login_first: false,
  popup_html: null,
  shows_popup: true,
  shows_banners: true,
  support_enabled: true,
  support_url: '',
  about,
  notice,
  notice_on_play: false,
  avatar_count: 20,
  fund_password_wait_hours: 24,
  fund_password_editable: false,
  withdrawal_wait_hours: 24,
  shows_dice: true,
  is_play: true,
  members_invite: false,
  recharge_min_minor: 1,
  full_access_from_minor: 1,
  guide_half_day_minor: 0,
  guide_full_day_minor: 0,
  languages: null,
  open_to_members: true,
  closed_text: null,
  versions: {},
};
