import type { AnswerOf, messageCalls, Notice } from '@members/contract';

/** A notice to everybody or a message to the member. */
export interface Entry {
  key: string;
  name: string;
  /** HTML. */
  text: string;
  createdAt: string;
  unread: boolean;
  /** Where in the app more stands about it; empty for nowhere. */
  route: string;
}

type Own = AnswerOf<typeof messageCalls.messages>;

/** Notices and the member's own messages in one list, newest first. Visitors have nothing that is unread. */
export function entriesOf(notices: readonly Notice[], own: Own | undefined): Entry[] {
  const entries = [
    ...notices.map((notice) => ({
      ...notice,
      unread: own !== undefined && notice.createdAt > own.seenAt,
      route: '',
    })),
    ...(own?.messages ?? []),
  ].sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
  // Counted from the oldest, a new entry leaves the others in place.
  return entries.map((entry, index) => ({ ...entry, key: `${entries.length - index} ${entry.createdAt}` }));
}
