import type { AnswerOf, supportCalls, SupportMessage } from '@members/contract';
import { useTexts } from '@members/i18n';
import { LoadFailed } from '@members/mfe-kit';
import { Button, Delayed, EmptyState, LiveRegion, Skeleton } from '@members/ui/core';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { HoursLine } from '../HoursLine';
import type { Channel } from './channels';
import { Composer } from './Composer';
import styles from './Conversation.module.css';
import { MessageList } from './MessageList';
import { lastNumber } from './messages';
import { useConversation } from './useConversation';
import { useOutbox } from './useOutbox';

interface ConversationProps {
  channel: Channel;
  help: AnswerOf<typeof supportCalls.help>;
  /** What is said while nothing has been written. */
  empty: string;
  /** Above the field, until something was written. */
  children?: ReactNode;
}

/** Messages between a member, or a visitor, and customer service (HELP-04 to HELP-08): the newest at the bottom. */
export function Conversation({ channel, help, empty, children }: ConversationProps) {
  const { t } = useTexts('service');
  const { t: common } = useTexts('common');
  const { conversation, pictureQuery, error, take, retry, loadEarlier, loadingEarlier } =
    useConversation(channel);
  const outbox = useOutbox(channel, (message) =>
    take({
      ...(conversation ?? { earlier: false, seenByService: 0, seen: 0 }),
      ...{ closed: false, messages: [message] },
    }),
  );
  const { place, end, isAtEnd, toEnd } = useEnd(conversation !== null);
  const messages = conversation?.messages ?? [];
  // As it was when the conversation was opened: what is new stays marked while somebody reads.
  const [seenBefore, setSeenBefore] = useState<number | null>(null);
  if (conversation && seenBefore === null) setSeenBefore(conversation.seen);

  const delivered = messages.flatMap(({ key }) => (key ? [key] : []));
  const lost = outbox.unsent.filter(({ key, failed }) => failed && delivered.includes(key));
  useEffect(() => {
    if (lost.length > 0) outbox.forget(new Set(lost.map(({ key }) => key)));
  });

  const newest = lastNumber(messages) + outbox.unsent.length;
  const [readTo, setReadTo] = useState(0);
  useLayoutEffect(() => {
    if (isAtEnd) toEnd();
  }, [newest, isAtEnd, toEnd]);
  if (isAtEnd && readTo !== newest) setReadTo(newest);

  return (
    <div ref={place} className={styles.place}>
      <div className={styles.hours}>
        <HoursLine help={help} />
      </div>
      <div className={styles.messages} role="region" aria-label={t('conversation.label')}>
        {!conversation && error && (
          <LoadFailed query={{ refetch: async () => retry(), isFetching: false, error }} />
        )}
        {!conversation && !error && (
          <Delayed label={common('loading')}>
            <Skeleton shape="block" height={72} />
            <Skeleton shape="block" height={72} />
          </Delayed>
        )}
        {conversation?.earlier && (
          <Button size="s" variant="secondary" busy={loadingEarlier} onClick={() => void loadEarlier()}>
            {t('conversation.earlier')}
          </Button>
        )}
        {conversation && messages.length === 0 && outbox.unsent.length === 0 && (
          <EmptyState subject="service" text={empty} />
        )}
        {conversation && (
          <MessageList
            conversation={conversation}
            pictureQuery={pictureQuery}
            unsent={outbox.unsent}
            seenBefore={seenBefore ?? 0}
            onAgain={outbox.again}
            onDiscard={outbox.discard}
          />
        )}
        <div ref={end} />
      </div>
      <Heard messages={messages} />
      {conversation && (
        <Composer outbox={outbox} channel={channel} onSend={toEnd}>
          {newest > readTo && (
            <Button size="s" variant="secondary" onClick={toEnd}>
              {t('conversation.toNews')}
            </Button>
          )}
          {conversation.closed && <p className={styles.foot}>{t('conversation.closed')}</p>}
          {messages.length === 0 && outbox.unsent.length === 0 && children}
        </Composer>
      )}
    </div>
  );
}

/** Reads new answers out, and not those that were there. */
function Heard({ messages }: { messages: readonly SupportMessage[] }) {
  const { t } = useTexts('service');
  const newest = messages.findLast(({ author }) => author === 'service');
  const [known, setKnown] = useState<number | null>(null);
  if (known === null && messages.length > 0) setKnown(newest?.number ?? 0);
  const isNews = known !== null && newest !== undefined && newest.number > known;
  return <LiveRegion message={isNews ? t('conversation.heard', { text: newest.text }) : ''} />;
}

/** The end of the page, where the newest message is: kept in sight unless somebody has scrolled away from it. */
function useEnd(isLoaded: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const [toEnd] = useState(() => () => {
    setAtEnd(true);
    const page = document.scrollingElement;
    page?.scrollTo({ top: page.scrollHeight, behavior: 'instant' });
  });
  useEffect(() => {
    if (!isLoaded || !end.current) return;
    const seeing = new IntersectionObserver(([entry]) => setAtEnd(entry!.isIntersecting), {
      rootMargin: '0px 0px 200px 0px',
    });
    seeing.observe(end.current);
    return () => seeing.disconnect();
  }, [isLoaded]);
  useEffect(() => {
    if (!isLoaded || !isAtEnd) return;
    // Pictures and the keyboard change what fits.
    const growing = new ResizeObserver(toEnd);
    growing.observe(place.current!);
    return () => growing.disconnect();
  }, [isLoaded, isAtEnd, toEnd]);
  return { place, end, isAtEnd, toEnd };
}
