import { languages } from '@members/contract';
import { z } from 'zod';
import { inEnglish, localised } from './params';
import type { Right } from './rights';
import { siteFieldTypes, siteKinds, siteListKinds } from './siteKinds';

/** An address of the site, such as /media/1.svg, or of another one by https. */
const address = z.string().regex(/^(\/[\w.-][\w./-]*|https:\/\/\S+)$/);
const orEmpty = (schema: z.ZodType<string, string>) => z.union([z.literal(''), schema]);
const word = z.string().trim().min(1).max(200);
const addresses = z.object(
  Object.fromEntries(
    languages.map((language) => [language, language === 'en_us' ? address : orEmpty(address)]),
  ) as unknown as Record<(typeof languages)[number], z.ZodType<string, string>>,
);
const captionAddresses = z.object(
  Object.fromEntries(languages.map((language) => [language, orEmpty(address)])) as unknown as Record<
    (typeof languages)[number],
    z.ZodType<string, string>
  >,
);
/** A path of the app or an https address. */
const target = z.string().regex(/^(\/[A-Za-z]|https:\/\/[^\s/])\S*$/);
const whole = z.number().int().min(1).max(999_999_999);

/** What fields there can be: how each is checked, and how a form shows it. */
export const fieldTypes = {
  /** In six languages; English stands in for the others and is needed. */
  text: inEnglish,
  longText: inEnglish,
  /** In six languages, or in none. */
  optionalText: localised,
  word,
  /** Names the item in addresses and other tables: stays as it was made. */
  key: z.string().regex(/^[A-Za-z0-9_-]{1,40}$/),
  picture: address,
  optionalPicture: orEmpty(address),
  pictures: z.array(address).min(1).max(20),
  /** A picture may carry words. */
  pictureByLanguage: addresses,
  /** Where a tap leads: a path of the app or an https address. */
  link: orEmpty(target),
  file: z.string().regex(/^[A-Za-z0-9._-]+$/),
  /** Minor units. */
  price: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  /** Minor units; null where none is said. */
  optionalPrice: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).nullable(),
  /** What a button does: `none` is no button, `service` leads to customer service, anything else is where it leads. */
  button: z.union([z.literal('none'), z.literal('service'), target]),
  /** WebVTT by language: addresses. */
  captions: captionAddresses,
  whole,
  /** The number or key of an item of another kind. */
  reference: z.union([z.number().int(), z.string().min(1)]),
  steps: z
    .array(z.object({ title: inEnglish, description: localised, happenedAt: z.iso.datetime() }))
    .max(100),
  ...siteFieldTypes,
} as const;

export type FieldType = keyof typeof fieldTypes;
export type FieldValue = z.input<(typeof fieldTypes)[FieldType]>;
export type ContentFields = Record<string, FieldValue>;

interface ContentKindDeclaration {
  fields: Readonly<Record<string, FieldType>>;
  /** The field that names an item in lists. */
  title: string;
  /** The field that an item's picture is in. */
  picture?: string;
  /** The field by which a kind falls into lists with an order each, and the kind that it refers to. */
  group?: { field: string; kind: string };
  /** Whether operators set the order; they do unless told. */
  ordered?: false;
  /** There is one of it, which members always see: it is neither made nor archived. */
  single?: true;
  /** What an operator needs to change it beside `content.change`: it is about money, membership or security. */
  needs?: Right;
  /** Which field does not fit the others; null where all do. */
  fault?: (fields: object) => string | null;
}

const showcase = {
  name: 'text',
  subtitle: 'optionalText',
  content: 'longText',
  imageUrls: 'pictures',
} as const;

/** Every kind of content, declared once: list, form, checks and tables follow from it. */
export const contentKinds = {
  product: {
    title: 'name',
    picture: 'imageUrls',
    fields: { ...showcase, priceMinor: 'optionalPrice', button: 'button', buttonLabel: 'optionalText' },
  },
  city: { title: 'name', picture: 'imageUrl', fields: { name: 'text', imageUrl: 'optionalPicture' } },
  companion: {
    title: 'name',
    picture: 'imageUrls',
    group: { field: 'cityId', kind: 'city' },
    fields: { cityId: 'reference', ...showcase },
  },
  banner: {
    title: 'imageUrl',
    picture: 'imageUrl',
    fields: { imageUrl: 'pictureByLanguage', link: 'link' },
  },
  bank: { title: 'name', fields: { code: 'key', name: 'word' } },
  parcel: {
    title: 'goodsName',
    picture: 'goodsImageUrl',
    ordered: false,
    fields: {
      number: 'key',
      goodsName: 'text',
      goodsLabel: 'optionalText',
      goodsImageUrl: 'picture',
      goodsPriceMinor: 'price',
      goodsCount: 'whole',
      carrierNote: 'optionalText',
      steps: 'steps',
    },
  },
  videoClass: { title: 'name', fields: { key: 'key', name: 'text' } },
  video: {
    title: 'title',
    picture: 'posterUrl',
    group: { field: 'classKey', kind: 'videoClass' },
    fields: {
      classKey: 'reference',
      title: 'text',
      posterUrl: 'picture',
      clipFile: 'file',
      durationSeconds: 'whole',
      captions: 'captions',
    },
  },
  helpTopic: { title: 'name', fields: { key: 'key', name: 'text' } },
  helpAnswer: {
    title: 'question',
    group: { field: 'topicKey', kind: 'helpTopic' },
    fields: { key: 'key', topicKey: 'reference', question: 'text', answer: 'longText', link: 'link' },
  },
  /** What operators answer with; `{{member}}`, `{{operator}}` and `{{site}}` are filled in. */
  replyTemplate: { title: 'title', fields: { title: 'word', reply: 'longText' } },
  ...siteListKinds,
  ...siteKinds,
} as const satisfies Record<string, ContentKindDeclaration>;

export type ContentKind = keyof typeof contentKinds;
export const contentKindNames = Object.keys(contentKinds) as [ContentKind, ...ContentKind[]];
export const declarationOf = (kind: ContentKind): ContentKindDeclaration => contentKinds[kind];

export const isSingle = (kind: ContentKind): boolean => declarationOf(kind).single === true;
/** What there is once, and what there are lists of. */
export const singleKindNames = contentKindNames.filter(isSingle);
export const listKindNames = contentKindNames.filter((kind) => !isSingle(kind)) as [
  ContentKind,
  ...ContentKind[],
];
/** By which the one item of a kind is named that there is once. */
export const singleId = 'site';

const localisedTypes: readonly FieldType[] = [
  ...(['text', 'longText', 'optionalText', 'pictureByLanguage', 'captions'] as const),
  ...(['html', 'optionalHtml', 'optionalLongText'] as const),
];
/** Fields whose texts or pictures are by language. */
export const isLocalised = (type: FieldType): boolean => localisedTypes.includes(type);
/** Fields that name an item, and stay as it was made. */
export const isKey = (type: FieldType): boolean => type === 'key' || type === 'name';

const optionalFigures: readonly FieldType[] = [
  ...(['optionalPrice', 'optionalAmount', 'optionalPerMille', 'optionalMinutes'] as const),
];
/** Numbers that may be missing. */
export const isOptionalFigure = (type: FieldType): boolean => optionalFigures.includes(type);
/** Numbers of minor units. */
export const isAmount = (type: FieldType): boolean =>
  (['price', 'optionalPrice', 'amount', 'optionalAmount'] as const).some((each) => each === type);
export const isFigure = (type: FieldType): boolean =>
  isAmount(type) ||
  isOptionalFigure(type) ||
  (['whole', 'avatars', 'hours'] as const).some((each) => each === type);

/** What the fields of a kind have to be. */
export function fieldsSchema(kind: ContentKind): z.ZodType<ContentFields> {
  const { fields, fault } = declarationOf(kind);
  const each = z.object(
    Object.fromEntries(Object.entries(fields).map(([name, type]) => [name, fieldTypes[type]])),
  );
  return each.superRefine((value, context) => {
    const path = fault?.(value);
    if (path) context.addIssue({ code: 'custom', path: [path] });
  }) as unknown as z.ZodType<ContentFields>;
}

/** The languages in which something is said in English only. */
export function missingLanguages(kind: ContentKind, fields: ContentFields): (typeof languages)[number][] {
  const texts = Object.entries(declarationOf(kind).fields)
    .filter(([, type]) => isLocalised(type))
    .map(([name]) => fields[name] as Record<string, string>);
  return languages.filter((language) => texts.some((text) => text.en_us && !text[language]));
}

const emptyOf = (type: FieldType): FieldValue => {
  if (isLocalised(type))
    return Object.fromEntries(languages.map((language) => [language, ''])) as unknown as FieldValue;
  if (type === 'pictures' || type === 'steps' || type === 'languages') return [];
  if (type === 'switch') return false;
  if (isOptionalFigure(type)) return null;
  if (type === 'button') return 'service';
  if (type === 'price') return 0;
  return isFigure(type) ? 1 : '';
};

/** The fields of a new item. */
export const emptyFields = (kind: ContentKind): ContentFields =>
  Object.fromEntries(Object.entries(declarationOf(kind).fields).map(([name, type]) => [name, emptyOf(type)]));
