import type { Conversation, SupportMessage } from '@members/contract';

/** Messages by their numbers, each once; what comes later is what is true. */
export function mergeMessages(
  known: readonly SupportMessage[],
  more: readonly SupportMessage[],
): SupportMessage[] {
  const all = new Map([...known, ...more].map((message) => [message.number, message]));
  return [...all.values()].toSorted((one, other) => one.number - other.number);
}

export const lastNumber = (messages: readonly SupportMessage[]): number => messages.at(-1)?.number ?? 0;

/** The newest message of customer service; 0 for none. */
export const lastAnswer = (messages: readonly SupportMessage[]): number =>
  messages.findLast(({ author }) => author === 'service')?.number ?? 0;

/** What is known of a conversation, with what has been read since. */
export const withNews = (known: Conversation, read: Conversation): Conversation => ({
  ...read,
  messages: mergeMessages(known.messages, read.messages),
  earlier: known.earlier,
  seen: Math.max(known.seen, read.seen),
  seenByService: Math.max(known.seenByService, read.seenByService),
});

const minuteMs = 60_000;

/**
 * How long to wait before a conversation is asked for news again, by how long there has been none: news mostly follow
 * news. A server that doesn't answer is asked more rarely, since each failure is announced.
 */
export function pauseAfterMs(quietMs: number, failures: number): number {
  if (quietMs >= 15 * minuteMs || failures > 3) return minuteMs;
  return quietMs >= 3 * minuteMs || failures > 0 ? 15_000 : 4_000;
}

export interface Day {
  /** Midnight of the day on this device. */
  at: number;
  messages: SupportMessage[];
}

/** Messages by the days of this device. */
export function byDay(messages: readonly SupportMessage[]): Day[] {
  const days: Day[] = [];
  for (const message of messages) {
    const at = new Date(message.sentAt).setHours(0, 0, 0, 0);
    if (days.at(-1)?.at === at) days.at(-1)!.messages.push(message);
    else days.push({ at, messages: [message] });
  }
  return days;
}
