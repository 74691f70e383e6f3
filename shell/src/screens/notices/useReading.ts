import { call, refresh } from '@members/api-client';
import { memberCalls, messageCalls } from '@members/contract';
import { useEffect } from 'react';
import type { Entry } from './entries';

/** Tells the server that what is on screen has been seen, where some of it was new. The marks go with the screen. */
export function useReading(entries: readonly Entry[] | undefined, through: string | undefined): void {
  const isNews = Boolean(entries?.some(({ unread }) => unread));
  useEffect(() => {
    if (!isNews || !through) return;
    call(messageCalls.readMessages, { through }, { quiet: true }).then(
      () => refresh(memberCalls.member),
      // Without an answer it stays unread, and is told with the next look.
      () => undefined,
    );
  }, [isNews, through]);
  useEffect(() => () => void refresh(messageCalls.messages), []);
}
