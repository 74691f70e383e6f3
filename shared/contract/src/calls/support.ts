import { get, named, post } from '../call';
import { id, maybe, words } from '../wire/params';
import { count, flag, list, nullable, object, oneOf, text, type Value } from '../wire/shape';

/** Longest text of a message to customer service. */
export const longestSupportText = 2_000;

const helpAnswer = object({
  /** Names it in addresses (`/ServicePage?answer=…`). */
  key: ['key', text],
  question: ['question', text],
  /** Plain text; an empty line separates paragraphs. */
  text: ['answer', text],
  /** Where more stands or can be done, a path of the app or an https address; empty for nowhere. */
  link: ['link', text],
});

const helpTopic = object({
  key: ['key', text],
  name: ['name', text],
  answers: ['answers', list(helpAnswer)],
});

/** A time in which customer service answers; ISO 8601 in UTC. */
const supportPeriod = object({ from: ['from', text], to: ['to', text] });

const supportPicture = object({
  /** To be followed by what `conversationNews` says. */
  path: ['url', text],
  width: ['width', count],
  height: ['height', count],
});

export const supportAuthors = ['member', 'service'] as const;

const supportMessage = object({
  /** From 1 on in each conversation; those that only operators see leave gaps. */
  number: ['number', count],
  author: ['from', oneOf(supportAuthors, 'service')],
  /** By which name whoever answers wants to be called; empty for none, and of own messages. */
  name: ['name', text],
  /** Plain text; empty where there is only a picture. */
  text: ['text', text],
  picture: ['picture', nullable(supportPicture)],
  /** With this message customer service has closed the conversation. */
  closing: ['closing', flag],
  /** ISO 8601 in UTC. */
  sentAt: ['time', text],
  /** The idempotency key with which an own message came; empty for none. */
  key: ['key', text],
});

const conversationFields = {
  /** Oldest first: those asked for, else the newest fifty. */
  messages: ['messages', list(supportMessage)],
  /** Whether there are messages before the first of these. */
  earlier: ['earlier', flag],
  closed: ['closed', flag],
  /** Up to which message customer service has seen the conversation. */
  seenByService: ['seen_by_service', count],
  /** Up to which message the member has. */
  seen: ['seen', count],
} as const;
const conversation = object(conversationFields);

export type HelpTopic = Value<typeof helpTopic>;
export type HelpAnswer = Value<typeof helpAnswer>;
export type SupportMessage = Value<typeof supportMessage>;
export type Conversation = Value<typeof conversation>;

const body = { text: ['text', words(20_000)] } as const;
/** The secret by which a visitor's device knows its conversation, made there: 43 characters of base64url. */
const ticket = words(60);

/** Answers that operators have written, and the conversation between a member and customer service (HELP-01, HELP-04). */
export const supportCalls = named({
  help: get({
    path: '/support/help',
    answer: object({
      topics: ['topics', list(helpTopic)],
      /** Members can write to customer service in the app. */
      conversations: ['conversations', flag],
      /** So can visitors. */
      visitors: ['visitors', flag],
      /** When customer service answers in the next days, in order; empty where it hasn't said. */
      periods: ['periods', list(supportPeriod)],
      /** How long four of five members wait for an answer in these times; null where there were too few. */
      usualMinutes: ['usual_minutes', nullable(count)],
    }),
    kept: true,
  }),
  conversation: get({
    path: '/support/conversation',
    access: 'member',
    params: {
      /** Only messages before this one. */
      before: ['before', maybe(id)],
    },
    answer: conversation,
    kept: true,
    limits: { perMember: 120 },
  }),
  /** What has come since; asked again and again while the conversation is on screen, so it is not kept. */
  conversationNews: get({
    path: '/support/news',
    access: 'member',
    params: {
      /** Only messages after this one. */
      after: ['after', maybe(id)],
    },
    answer: object({
      ...conversationFields,
      /** The query that opens pictures of this conversation, signed: good for some hours, the same one within an hour. */
      pictureQuery: ['picture_query', text],
    }),
    limits: { perMember: 120 },
  }),
  writeToSupport: post({
    path: '/support/write',
    access: 'member',
    params: {
      ...body,
      /** As `uploadSupportPicture` has named it. */
      picture: ['picture', maybe(words(40))],
    },
    answer: supportMessage,
    refusals: ['supportOff', 'writeSomething', 'textTooLong', 'pictureGone', 'dailyLimit', 'keyReused'],
    idempotent: true,
    limits: { perMember: 20 },
  }),
  /** A picture for the next message; one that is not sent within a day is deleted. */
  uploadSupportPicture: post({
    path: '/support/picture',
    access: 'member',
    upload: true,
    answer: object({ name: ['name', text] }),
    refusals: ['supportOff', 'invalidImage', 'imageTooLarge', 'dailyLimit'],
    limits: { perAddress: 120, perMember: 10 },
  }),
  /** The member has seen the conversation up to a message. */
  seeConversation: post({
    path: '/support/seen',
    access: 'member',
    params: { through: ['number', id] },
    limits: { perMember: 120 },
  }),
  /** A visitor writes; with a new ticket it is a new conversation. */
  writeAsVisitor: post({
    path: '/support/writeAsVisitor',
    params: {
      ...body,
      ticket: ['ticket', ticket],
      /** Who the visitor says to be: a user name, an address, or nothing. */
      name: ['name', words(200)],
    },
    answer: supportMessage,
    refusals: [
      'supportOff',
      'invalidValue',
      'writeSomething',
      'textTooLong',
      'visitorsBusy',
      'dailyLimit',
      'keyReused',
    ],
    idempotent: true,
    limits: { perAddress: 6 },
  }),
  /** What a visitor's conversation has; a POST, so that the ticket stands in no address. */
  visitorConversation: post({
    path: '/support/visitorConversation',
    params: { ticket: ['ticket', ticket], after: ['after', maybe(id)], seen: ['seen', maybe(id)] },
    answer: conversation,
    refusals: ['notFound'],
    limits: { perAddress: 120 },
  }),
});
