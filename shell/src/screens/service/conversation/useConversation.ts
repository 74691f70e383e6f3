import { ApiError } from '@members/api-client';
import type { Conversation } from '@members/contract';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { Channel } from './channels';
import { lastAnswer, lastNumber, mergeMessages, pauseAfterMs, withNews } from './messages';

/**
 * A conversation while it is on screen: what is new is read again and again, the more rarely the longer nothing has
 * happened, and at once when the page is looked at again. What is seen is told to the server.
 */
export function useConversation(channel: Channel) {
  const [conversation, setConversation] = useState<Conversation | null>(null);
  const [pictureQuery, setPictureQuery] = useState<string>();
  const [error, setError] = useState<ApiError | null>(null);
  const [loading, setLoading] = useState(false);
  const [tries, setTries] = useState(0);

  const take = useCallback(
    (read: Conversation) => setConversation((known) => (known ? withNews(known, read) : read)),
    [],
  );
  /** Whether there was something new. */
  const look = useEffectEvent(async () => {
    // Without a network there is nothing to ask for; with the next one it is asked at once.
    if (conversation && !navigator.onLine) return false;
    // What was there before shows without a network, too.
    const known = conversation ?? (await channel.read({}));
    if (!conversation) take(known);
    const after = lastNumber(known.messages);
    const news = await channel.news(after > 0 ? { after } : {});
    take(news);
    if (news.pictureQuery) setPictureQuery(news.pictureQuery);
    setError(null);
    return lastNumber(news.messages) > after;
  });

  useEffect(() => {
    let over = false;
    let lastNews = Date.now();
    let failures = 0;
    let timer: ReturnType<typeof setTimeout>;
    async function lookNow() {
      clearTimeout(timer);
      if (document.visibilityState === 'hidden') return;
      try {
        if (await look()) lastNews = Date.now();
        failures = 0;
      } catch (cause) {
        failures += 1;
        if (!over) setError(asApiError(cause));
      }
      clearTimeout(timer);
      if (!over) timer = setTimeout(() => void lookNow(), pauseAfterMs(Date.now() - lastNews, failures));
    }
    const lookAgain = () => {
      lastNews = Date.now();
      void lookNow();
    };
    void lookNow();
    document.addEventListener('visibilitychange', lookAgain);
    window.addEventListener('online', lookAgain);
    return () => {
      over = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', lookAgain);
      window.removeEventListener('online', lookAgain);
    };
  }, [channel, tries]);

  const answered = conversation ? lastAnswer(conversation.messages) : 0;
  const seen = conversation?.seen ?? 0;
  useEffect(() => {
    if (answered <= seen || document.visibilityState === 'hidden') return;
    channel.see(answered).then(
      () => setConversation((known) => known && { ...known, seen: Math.max(known.seen, answered) }),
      // It stays unread, and is told with the next look.
      () => undefined,
    );
  }, [channel, answered, seen]);

  return {
    conversation,
    /** What opens pictures; undefined until it is known. */
    pictureQuery,
    /** Why it could not be read the last time. */
    error,
    take,
    retry: () => {
      setError(null);
      setTries(tries + 1);
    },
    loadingEarlier: loading,
    async loadEarlier() {
      const [first] = conversation?.messages ?? [];
      if (!first || loading) return;
      setLoading(true);
      try {
        const read = await channel.read({ before: first.number });
        setConversation(
          (known) =>
            known && {
              ...known,
              messages: mergeMessages(known.messages, read.messages),
              earlier: read.earlier,
            },
        );
      } catch (cause) {
        setError(asApiError(cause));
      } finally {
        setLoading(false);
      }
    },
  };
}

function asApiError(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause;
  throw cause;
}
