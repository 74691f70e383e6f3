import type { Language } from '@members/contract';
import type { Generated, JSONColumnType } from 'kysely';
import type { LocalisedText } from '../localisedText';
import type { Shown } from './content';

type Text = JSONColumnType<LocalisedText>;

export interface SiteTables {
  site: {
    only_row: Generated<boolean>;
    name: Text;
    icon_url: Generated<string>;
    center_background_url: Generated<string>;
    login_background_url: Generated<string>;
    login_first: Generated<boolean>;
    popup_html: JSONColumnType<LocalisedText | null, string | null, string | null>;
    /** Whether the popup that there is shows. */
    shows_popup: Generated<boolean>;
    shows_banners: Generated<boolean>;
    support_enabled: Generated<boolean>;
    support_url: Generated<string>;
    about: Text;
    notice: Text;
    /** Whether the notice is about play, and so stands in the lottery too. */
    notice_on_play: Generated<boolean>;
    avatar_count: Generated<number>;
    fund_password_editable: Generated<boolean>;
    /** How long a forgotten fund password waits for a new one. */
    fund_password_wait_hours: Generated<number>;
    /** How long withdrawals wait once an operator has taken off what protects them, and once it is given anew. */
    withdrawal_wait_hours: Generated<number>;
    shows_dice: Generated<boolean>;
    is_play: Generated<boolean>;
    /** Whether members have invite codes of their own. */
    members_invite: Generated<boolean>;
    /** The least that a member recharges at a time. */
    recharge_min_minor: Generated<number>;
    /** From this sum of a member's recharges on the videos are open; 0: recharges never open them (`is_see`, D38). */
    full_access_from_minor: Generated<number>;
    /** What a guide costs; 0: a counselor names it. */
    guide_half_day_minor: Generated<number>;
    guide_full_day_minor: Generated<number>;
    /** Those that the site offers; `null` for all that the app has. */
    languages: Language[] | null;
    /** Visitors see the app and can register; else a page says that it isn't open yet. */
    open_to_members: Generated<boolean>;
    /** What that page says; null for what the app says by itself. */
    closed_text: JSONColumnType<LocalisedText | null, string | null, string | null>;
    /** Of each kind of settings, how often operators have changed it, and one more; 1 where none is named. */
    versions: JSONColumnType<Record<string, number>, string | undefined, string>;
  };
  /** A banner may carry words, so its address is by language. */
  banners: { id: Generated<number>; image_url: Text; position: number; link: Generated<string> } & Shown;
  feedback: {
    id: Generated<number>;
    avatar_url: string;
    nickname: Text;
    content: Text;
    position: number;
  } & Shown;
  recharge_channels: {
    /** What call 39 names it by; never changed. */
    name: string;
    position: number;
    /** As members read it; their name for it is `name` where there is none. */
    label: JSONColumnType<LocalisedText | null, string | null, string | null>;
    logo_url: string | null;
    /** Beside the least of the site; both are `null` for none. */
    min_minor: number | null;
    max_minor: number | null;
    /** What the provider takes from the member, a fixed part and thousandths of the amount; both or neither are known. */
    fee_minor: number | null;
    fee_per_mille: number | null;
    /** How long a payment usually takes: at most `minutes_max`, or from `minutes_min` on. */
    minutes_min: number | null;
    minutes_max: number | null;
  } & Shown;
}
