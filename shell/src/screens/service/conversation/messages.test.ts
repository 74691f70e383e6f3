import type { Conversation, SupportMessage } from '@members/contract';
import { byDay, lastAnswer, mergeMessages, pauseAfterMs, withNews } from './messages';

const message = (number: number, change: Partial<SupportMessage> = {}): SupportMessage => ({
  ...{ number, author: 'member', name: '', text: `m${number}`, picture: null, closing: false, key: '' },
  sentAt: new Date(2026, 10, 21, 12).toISOString(),
  ...change,
});
const numbers = (messages: readonly SupportMessage[]) => messages.map(({ number }) => number);

describe('the messages of a conversation', () => {
  it('are there once, in their order, however they come', () => {
    const merged = mergeMessages([message(2), message(3)], [message(3, { text: 'new' }), message(1)]);
    expect(numbers(merged)).toEqual([1, 2, 3]);
    expect(merged[2]!.text).toBe('new');
  });

  it('know the newest of customer service', () => {
    expect(lastAnswer([message(1), message(2, { author: 'service' }), message(3)])).toBe(2);
    expect(lastAnswer([message(1)])).toBe(0);
  });

  it('lose nothing to an answer that comes late', () => {
    const known: Conversation = {
      ...{ messages: [message(1), message(2)], earlier: true, closed: false, seenByService: 2, seen: 2 },
    };
    const late = { ...known, messages: [message(2)], earlier: false, seenByService: 1, seen: 1 };
    expect(withNews(known, late)).toEqual(known);
  });

  it('stand by the days of this device', () => {
    const next = new Date(2026, 10, 22, 0, 1).toISOString();
    expect(
      byDay([message(1), message(2), message(3, { sentAt: next })]).map((day) => numbers(day.messages)),
    ).toEqual([[1, 2], [3]]);
  });

  it('are asked for the more rarely the longer nothing has happened, and where nobody answers', () => {
    const pauses = [0, 4, 20].map((minutes) => pauseAfterMs(minutes * 60_000, 0));
    expect(pauses).toEqual([4_000, 15_000, 60_000]);
    expect([1, 3, 4].map((failures) => pauseAfterMs(0, failures))).toEqual([15_000, 15_000, 60_000]);
  });
});
