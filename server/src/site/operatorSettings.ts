import { formatMoney } from '@members/contract';
import type { Database } from '../database';
import { readAmount } from '../i18n/formats';
import { recordOperation, type Act } from '../operatorLog';
import * as store from './store';

interface OperatorSetting {
  column: store.SiteColumn;
  meaning: string;
  /** The value in the database, `null` for a text that is none. */
  read: (text: string) => string | number | boolean | null;
  /** The value as an operator writes it, where it is not the one in the database. */
  write?: (value: number) => string;
}

const readSwitch = (text: string) => (text === 'on' ? true : text === 'off' ? false : null);

/** https, or localhost: the app frames and opens nothing else. Empty for none. */
function readAddress(text: string): string | null {
  if (text === '') return '';
  const url = URL.canParse(text) ? new URL(text) : null;
  const secure = url?.protocol === 'https:' || (url?.protocol === 'http:' && url.hostname === 'localhost');
  return secure ? text : null;
}

/** An amount of at least `min` minor units. */
const readAmountFrom = (min: number) => (text: string) => {
  const amountMinor = readAmount(text);
  return amountMinor !== null && amountMinor >= min ? amountMinor : null;
};

const readAvatarCount = (text: string) => (/^([1-9]|1\d|20)$/.test(text) ? Number(text) : null);

/** What an operator changes about the site, by the names that the command line knows. */
export const operatorSettings: Readonly<Record<string, OperatorSetting>> = {
  'login-first': { column: 'login_first', meaning: 'on | off: visitors sign in first', read: readSwitch },
  support: { column: 'support_enabled', meaning: 'on | off: contact to customer service', read: readSwitch },
  'support-url': {
    column: 'support_url',
    meaning: 'https address of customer service',
    read: readAddress,
  },
  popup: { column: 'shows_popup', meaning: 'on | off: the popup on Home', read: readSwitch },
  banners: { column: 'shows_banners', meaning: 'on | off: the banners on Home', read: readSwitch },
  'notice-on-play': {
    column: 'notice_on_play',
    meaning: 'on | off: the notice of Home is about play and stands in the lottery too',
    read: readSwitch,
  },
  'fund-password-edit': {
    column: 'fund_password_editable',
    meaning: 'on | off: members change their withdrawal password themselves',
    read: readSwitch,
  },
  'fund-password-wait': {
    column: 'fund_password_wait_hours',
    meaning: '1 to 168: hours that a forgotten withdrawal password waits for a new one',
    read: (text) =>
      /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= 168 ? Number(text) : null,
  },
  'withdrawal-wait': {
    column: 'withdrawal_wait_hours',
    meaning:
      '0 to 168: hours that withdrawals wait after customer service has reset a card, a withdrawal password or a name',
    read: (text) => (/^\d{1,3}$/.test(text) && Number(text) <= 168 ? Number(text) : null),
  },
  dice: { column: 'shows_dice', meaning: 'on | off: results as pictures of dice', read: readSwitch },
  'member-invitations': {
    column: 'members_invite',
    meaning: 'on | off: members invite others with a code of their own',
    read: readSwitch,
  },
  'avatar-count': {
    column: 'avatar_count',
    meaning: '1 to 20: built-in avatars to choose from',
    read: readAvatarCount,
  },
  'recharge-min': {
    column: 'recharge_min_minor',
    meaning: 'an amount from 0.01: the least that a member recharges at a time',
    read: readAmountFrom(1),
    write: formatMoney,
  },
  'guide-half-day': {
    column: 'guide_half_day_minor',
    meaning: 'an amount: what a guide costs for half a day; 0: a counselor names it',
    read: readAmountFrom(0),
    write: formatMoney,
  },
  'guide-full-day': {
    column: 'guide_full_day_minor',
    meaning: 'an amount: what a guide costs for a day; 0: a counselor names it',
    read: readAmountFrom(0),
    write: formatMoney,
  },
  'membership-from': {
    column: 'full_access_from_minor',
    meaning: 'an amount: the recharges in sum that open the videos; 0: recharges never do',
    read: readAmountFrom(0),
    write: formatMoney,
  },
};

function written({ write }: OperatorSetting, value: unknown): string {
  if (write && typeof value === 'number') return write(value);
  return value === true ? 'on' : value === false ? 'off' : String(value);
}

/**
 * Changes one setting and puts it on record. Resolves to a sentence for the operator; the message of an Error is one
 * too.
 */
export async function changeSiteSetting(
  database: Database,
  { key, value: text, ...act }: Act & { key: string; value: string },
): Promise<string> {
  const setting = Object.hasOwn(operatorSettings, key) ? operatorSettings[key] : undefined;
  if (!setting) throw new Error(`There is no setting ${key}.`);
  const { column, meaning, read } = setting;
  const value = read(text);
  if (value === null) throw new Error(`${key} takes: ${meaning}.`);
  return database.transaction(async (transaction) => {
    const site = await store.holdSettings(transaction);
    if (!site) throw new Error('There is no site yet: start the system once.');
    const [before, after] = [written(setting, site[column]), written(setting, value)];
    if (before === after) return `${key} is ${after} already.`;
    await store.setSetting(transaction, { column, value });
    await recordOperation(transaction, {
      ...act,
      action: 'site changed',
      subject: key,
      details: { before, after },
    });
    return `${key} was ${before || 'empty'} and is ${after || 'empty'} now. Members see it within a minute.`;
  });
}

/** Every setting with its value and what it means, one a line. */
export async function listSiteSettings(database: Database): Promise<string> {
  const site = await store.settings(database.reader);
  return Object.entries(operatorSettings)
    .map(
      ([key, setting]) =>
        `${key.padEnd(20)} ${written(setting, site[setting.column]).padEnd(8)} ${setting.meaning}`,
    )
    .join('\n');
}
