import { languages } from '@members/contract';
import { z } from 'zod';
import { change, read } from '../call';
import { day, id, localised, nothing, pageOf, paging, reason, time } from '../params';

const mostChosen = 1_000;

/** Numbers of members, in an address parted by commas. */
const chosen = z
  .union([z.string().transform((text) => text.split(',')), z.array(z.number())])
  .pipe(z.array(id).min(1).max(mostChosen));

/** Who gets it: chosen members, or all whom a filter leaves. Disabled and closed accounts get nothing. */
const audienceFields = {
  memberIds: chosen.optional(),
  language: z.enum(languages).optional(),
  /** A place among the tiers. */
  tier: z.coerce.number<number>().int().min(0).max(19).optional(),
  registeredFrom: day.optional(),
  registeredTo: day.optional(),
};
const audience = z.object(audienceFields);
export type Audience = z.output<typeof audience>;

const inEnglish = localised.refine(({ en_us: text }) => text.trim() !== '', { path: ['en_us'] });
const broadcast = z.object({
  id: z.number(),
  /** The heading in English. */
  title: z.string(),
  aboutPlay: z.boolean(),
  state: z.enum(['sending', 'sent', 'stopped']),
  told: z.number(),
  madeBy: z.string(),
  madeAt: time,
  endedAt: time.nullable(),
});

export const broadcastCalls = {
  /** Newest first. */
  broadcasts: read({
    summary: 'messages to members, newest first',
    path: '/broadcasts',
    right: 'members.see',
    params: z.object(paging),
    answer: pageOf(broadcast),
  }),
  broadcast: read({
    summary: 'one message to members, with its text and whom it is for',
    path: '/broadcasts/one',
    right: 'members.see',
    params: z.object({ id }),
    answer: broadcast.extend({
      name: z.record(z.string(), z.string()),
      /** Plain text. */
      text: z.record(z.string(), z.string()),
      audience: z.object({ ...audienceFields, memberIds: z.array(z.number()).optional() }),
      stoppedBy: z.string().nullable(),
    }),
  }),
  /** How many would get it now. */
  countAudience: read({
    summary: 'how many would get a message',
    path: '/broadcasts/count',
    right: 'members.see',
    params: audience.extend({ aboutPlay: z.enum(['yes', 'no']) }),
    answer: z.object({
      members: z.number(),
      /** Who has paused play, and so gets nothing about it. */
      paused: z.number(),
    }),
  }),
  /** Told one member after another by a running server; each gets it once. */
  sendBroadcast: change({
    summary: 'writes to one member, several, or all of a kind',
    path: '/broadcasts/send',
    right: 'members.change',
    needsCode: true,
    params: z.object({
      /** Play, its results or offers: nobody hears of it who has paused play. */
      aboutPlay: z.boolean(),
      name: inEnglish,
      /** Plain text; an empty line begins a paragraph. */
      text: inEnglish,
      audience,
    }),
    answer: z.object({ id: z.number() }),
    records: ['message to members begun'],
  }),
  stopBroadcast: change({
    summary: 'stops a message that not everybody has yet',
    path: '/broadcasts/stop',
    right: 'members.change',
    params: z.object({ id, reason }),
    answer: nothing,
    records: ['message to members stopped'],
  }),
};
