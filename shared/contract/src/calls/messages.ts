import { get, named, post } from '../call';
import { words } from '../wire/params';
import { flag, list, object, oneOf, text, time, type Value } from '../wire/shape';

export const messageKinds = [
  'bets',
  'withdrawalArrived',
  'withdrawalRejected',
  'message',
  'support',
  'security',
] as const;

/** What one member is told. */
const message = object({
  kind: ['type', oneOf(messageKinds, 'message')],
  name: ['name', text],
  /** HTML. */
  text: ['text', text],
  createdAt: ['create_time', time],
  unread: ['unread', flag],
  /** Where in the app more stands about it; empty for nowhere. */
  route: ['route', text],
});

export type Message = Value<typeof message>;

/** What a member is told beside the notices to everybody (NOT-03). */
export const messageCalls = named({
  /** Newest first, a hundred at most. */
  messages: get({
    path: '/member/messages',
    access: 'member',
    answer: object({
      messages: ['messages', list(message)],
      /** Up to when the member has seen what was told; notices that came later are unread. */
      seenAt: ['seen_time', time],
      /** Names the newest notice or message, for `readMessages`; empty where there is none. */
      through: ['through', text],
    }),
    kept: true,
  }),
  /** Notices and messages up to `through` have been seen. */
  readMessages: post({
    path: '/member/readMessages',
    access: 'member',
    params: { through: ['through', words(40)] },
    refusals: ['invalidValue'],
    limits: { perMember: 60 },
  }),
});
