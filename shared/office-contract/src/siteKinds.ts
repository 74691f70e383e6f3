import { languages } from '@members/contract';
import { z } from 'zod';
import { inEnglish, localised } from './params';

/** An amount in minor units that is more than nothing. */
const amountMinor = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const minutes = z.number().int().min(1).max(99_999);

/** What fields there are of settings, beside those of other content. */
export const siteFieldTypes = {
  switch: z.boolean(),
  /** HTML, of which the app shows simple markup alone. */
  html: inEnglish,
  /** In six languages, or in none. */
  optionalHtml: localised,
  optionalLongText: localised,
  /** Those that members choose from, in this order. */
  languages: z
    .array(z.enum(languages))
    .min(1)
    .refine((codes) => new Set(codes).size === codes.length),
  /** How many of the built-in avatars members choose from. */
  avatars: z.number().int().min(1).max(20),
  hours: z.number().int().min(1).max(168),
  hoursOrNone: z.number().int().min(0).max(168),
  amount: amountMinor,
  /** Null for none. */
  optionalAmount: amountMinor.nullable(),
  /** Thousandths of an amount; null where nobody knows. */
  optionalPerMille: z.number().int().min(0).max(999).nullable(),
  optionalMinutes: minutes.nullable(),
  /** Names the item in other tables, and members read it where there is no label: stays as it was made. */
  name: z.string().trim().min(1).max(40),
} as const;

interface Fee {
  feeMinor: number | null;
  feePerMille: number | null;
}
interface Terms extends Fee {
  minMinor: number | null;
  maxMinor: number | null;
  minutesMin: number | null;
  minutesMax: number | null;
}

/** Which field of a channel does not fit the others; null where all do. */
const channelFault = (fields: object): string | null => {
  const { minMinor, maxMinor, feeMinor, feePerMille, minutesMin, minutesMax } = fields as Terms;
  if (minMinor !== null && maxMinor !== null && minMinor > maxMinor) return 'maxMinor';
  if ((feeMinor === null) !== (feePerMille === null)) return 'feePerMille';
  if (minutesMin !== null && (minutesMax === null || minutesMin >= minutesMax)) return 'minutesMax';
  return null;
};

/** What there is once on a site: its settings, each screen of them an item of its own. */
export const siteKinds = {
  /** Name and look. */
  brand: {
    single: true,
    title: 'name',
    picture: 'iconUrl',
    fields: {
      name: 'text',
      iconUrl: 'picture',
      centerBackgroundUrl: 'picture',
      loginBackgroundUrl: 'picture',
      avatarCount: 'avatars',
      showsDice: 'switch',
    },
  },
  /** What visitors see first. */
  startPage: {
    single: true,
    title: 'notice',
    fields: {
      notice: 'text',
      noticeOnPlay: 'switch',
      showsBanners: 'switch',
      showsPopup: 'switch',
      popupHtml: 'optionalHtml',
    },
  },
  terms: { single: true, title: 'about', fields: { about: 'html' } },
  languages: { single: true, title: 'languages', fields: { languages: 'languages' } },
  /** Who comes in, and how members get at what is theirs. */
  access: {
    single: true,
    needs: 'administration.change',
    title: 'loginFirst',
    fields: {
      loginFirst: 'switch',
      membersInvite: 'switch',
      fundPasswordEditable: 'switch',
      fundPasswordWaitHours: 'hours',
      withdrawalWaitHours: 'hoursOrNone',
    },
  },
  /** What is paid, and from when on videos are open. */
  prices: {
    single: true,
    needs: 'administration.change',
    title: 'rechargeMinMinor',
    fields: {
      rechargeMinMinor: 'amount',
      fullAccessFromMinor: 'price',
      guideHalfDayMinor: 'price',
      guideFullDayMinor: 'price',
    },
  },
  /** Whether visitors see the app and can register. */
  opening: {
    single: true,
    needs: 'administration.change',
    title: 'openToMembers',
    fields: { openToMembers: 'switch', closedText: 'optionalLongText' },
  },
} as const;

/** Lists of the site beside what the app is about. */
export const siteListKinds = {
  notice: { title: 'name', ordered: false, fields: { name: 'text', text: 'longText' } },
  /** What members have said of the site, on Home. */
  feedback: {
    title: 'nickname',
    picture: 'avatarUrl',
    fields: { avatarUrl: 'picture', nickname: 'text', content: 'longText' },
  },
  rechargeChannel: {
    needs: 'administration.change',
    title: 'name',
    picture: 'logoUrl',
    fault: channelFault,
    fields: {
      name: 'name',
      label: 'optionalText',
      logoUrl: 'optionalPicture',
      minMinor: 'optionalAmount',
      maxMinor: 'optionalAmount',
      feeMinor: 'optionalPrice',
      feePerMille: 'optionalPerMille',
      minutesMin: 'optionalMinutes',
      minutesMax: 'optionalMinutes',
    },
  },
} as const;
