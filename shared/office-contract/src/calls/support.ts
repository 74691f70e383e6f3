import { languages, longestSupportText } from '@members/contract';
import { z } from 'zod';
import { change, read } from '../call';
import { day, id, localised, memberId, nothing, operatorName, pageOf, paging, time } from '../params';

/**
 * What there is to look at: all that wait for an answer, those of them that nobody has taken, what the operator has
 * taken, what has been answered, and what is closed.
 */
export const conversationViews = ['waiting', 'unassigned', 'mine', 'answered', 'closed'] as const;
export const conversationStates = ['waiting', 'answered', 'closed'] as const;

const language = z.enum(languages);
const number = z.coerce.number<number>().int().min(0).max(2_000_000_000);
const text = z.string().trim().min(1).max(longestSupportText);
/** Names one attempt: the same one again has no second effect. */
const key = z.string().min(8).max(64);
const pictureName = z.string().regex(/^[\w-]{22}$/);

const conversation = z.object({
  id: z.number(),
  state: z.enum(conversationStates),
  /** Null for a visitor. */
  memberId: z.number().nullable(),
  /** The member's user name; who a visitor says to be, which nobody has checked. */
  username: z.string(),
  language,
  /** Since when somebody waits for an answer; null where nobody does. */
  waitingSince: time.nullable(),
  lastAt: time,
  /** Who answers; null for nobody yet. */
  assignedTo: z.string().nullable(),
  /** Whether there is something that no operator has seen. */
  unread: z.boolean(),
});

const message = z.object({
  number: z.number(),
  /** A note is for operators; a closing is the last word to the member. */
  kind: z.enum(['member', 'reply', 'closing', 'note']),
  /** Null for the member. */
  operator: z.string().nullable(),
  text: z.string(),
  picture: z.object({ name: z.string(), width: z.number(), height: z.number() }).nullable(),
  sentAt: time,
});

const settings = z.object({
  /** Members can contact customer service. */
  enabled: z.boolean(),
  /** Where it answers outside of the app, by https; empty for nowhere. */
  url: z.union([z.literal(''), z.string().regex(/^(https:\/\/\S+|http:\/\/localhost(:\d+)?(\/\S*)?)$/)]),
  /** At most once a day; none at all where it isn't said. `to` is on the next day where it is not after `from`. */
  hours: z
    .array(
      z.object({
        /** 1 is Monday. */
        day: z.number().int().min(1).max(7),
        from: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
        to: z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/),
      }),
    )
    .max(7)
    .refine((hours) => new Set(hours.map((each) => each.day)).size === hours.length),
  /** IANA name, such as Asia/Seoul. */
  timeZone: z.string().min(1).max(60),
  daysOff: z.array(day).max(100),
  /** Visitors can write, too. */
  visitorsWrite: z.boolean(),
});

const version = z.number().int().min(1);

export const supportCalls = {
  /** Those that wait longest first, others newest first. */
  conversations: read({
    path: '/support/conversations',
    right: 'support.see',
    params: z.object({
      view: z.enum(conversationViews),
      memberId: memberId.optional(),
      language: language.optional(),
      ...paging,
    }),
    answer: pageOf(
      conversation.extend({
        /** The beginning of the newest message. */
        lastText: z.string(),
        lastFrom: z.enum(['member', 'service']),
      }),
    ),
  }),
  conversation: read({
    path: '/support/conversation',
    right: 'support.see',
    params: z.object({
      id,
      /** Messages before this one, instead of the newest. */
      before: number.optional(),
    }),
    answer: conversation.extend({
      /** Oldest first. */
      messages: z.array(message),
      earlier: z.boolean(),
      /** Up to which message the member has seen it. */
      seenByMember: z.number(),
      /** Who else has it open, and whether they write. */
      others: z.array(z.object({ operator: z.string(), typing: z.boolean() })),
      /** What there is to know of the member without a look at their money; null for a visitor. */
      member: z
        .object({
          registeredAt: time,
          active: z.boolean(),
          /** Masked; empty for none. */
          realName: z.string(),
          /** Masked; empty for none. */
          mail: z.string(),
          hasCard: z.boolean(),
          hasFundPassword: z.boolean(),
          /** When a device of theirs was last used; null for none on record. */
          lastSeenAt: time.nullable(),
          pausedUntil: time.nullable(),
          /** The newest three, without their amounts. */
          withdrawals: z.array(z.object({ id: z.number(), state: z.string(), createdAt: time })),
        })
        .nullable(),
    }),
  }),
  /** Tells the others that the operator has it open, and whether they write; forgotten within seconds. */
  openConversation: read({
    path: '/support/open',
    right: 'support.see',
    params: z.object({ id, typing: z.enum(['yes', 'no']) }),
    answer: nothing,
  }),
  /** The operator has read it up to a message; the member sees that. */
  seeConversation: change({
    path: '/support/seen',
    right: 'support.change',
    params: z.object({ id, through: number }),
    answer: nothing,
    records: ['conversation read'],
  }),
  /** Who answers; `before` is who did when the operator looked. */
  assignConversation: change({
    path: '/support/assign',
    right: 'support.change',
    params: z.object({ id, operator: operatorName.nullable(), before: operatorName.nullable() }),
    answer: nothing,
    records: ['conversation taken', 'conversation handed over', 'conversation given back'],
  }),
  /** `after` is the newest message that the operator has seen: who was overtaken by another operator is told. */
  reply: change({
    path: '/support/reply',
    right: 'support.change',
    params: z
      .object({
        ...{ id, key, after: number },
        text: z.string().trim().max(longestSupportText),
        picture: pictureName.optional(),
      })
      .refine((sent) => sent.text !== '' || sent.picture !== undefined, { path: ['text'] }),
    answer: z.object({ number: z.number() }),
    records: ['conversation answered'],
  }),
  noteConversation: change({
    path: '/support/note',
    right: 'support.change',
    params: z.object({ id, key, text }),
    answer: z.object({ number: z.number() }),
    records: ['conversation noted'],
  }),
  /** The member reads the text; what they write next opens it again. */
  closeConversation: change({
    path: '/support/close',
    right: 'support.change',
    params: z.object({ id, key, after: number, text }),
    answer: z.object({ number: z.number() }),
    records: ['conversation closed'],
  }),
  reopenConversation: change({
    path: '/support/reopen',
    right: 'support.change',
    params: z.object({ id }),
    answer: nothing,
    records: ['conversation reopened'],
  }),
  /** A picture for the next reply. */
  addReplyPicture: change({
    path: '/support/addPicture',
    right: 'support.change',
    params: z.object({
      id,
      /** A jpeg, png or webp of 5 MB at most, as base64. */
      picture: z.base64().max(7_000_000),
    }),
    answer: z.object({ name: z.string() }),
    records: ['conversation picture added'],
    bodyBytes: 7_100_000,
  }),
  /** Answers the picture itself. */
  conversationPicture: read({
    path: '/support/picture',
    right: 'support.see',
    params: z.object({ name: pictureName }),
    answer: nothing,
  }),
  /** What operators answer with, and by which name members know who asks. */
  replyTemplates: read({
    path: '/support/templates',
    right: 'support.see',
    params: nothing,
    answer: z.object({
      templates: z.array(z.object({ id: z.number(), title: z.string(), reply: localised })),
      /** Empty for none. */
      ownName: z.string(),
      /** Name of the site. */
      site: localised,
      /** Who may answer, to hand a conversation over to. */
      operators: z.array(z.string()),
    }),
  }),
  setSupportName: change({
    path: '/support/setName',
    right: 'support.change',
    params: z.object({ name: z.string().trim().max(40) }),
    answer: nothing,
    records: ['name in conversations set'],
  }),
  supportSettings: read({
    summary: 'where and when customer service answers',
    path: '/support/settings',
    right: 'content.see',
    params: nothing,
    answer: settings.extend({
      version,
      /** How long four of five members waited within the hours, in minutes; null where there were too few. */
      usualMinutes: z.number().nullable(),
    }),
  }),
  setSupportSettings: change({
    summary: 'sets where and when customer service answers',
    path: '/support/setSettings',
    right: 'content.change',
    params: settings.extend({ version }),
    answer: z.object({ version }),
    records: ['customer service set'],
  }),
};
