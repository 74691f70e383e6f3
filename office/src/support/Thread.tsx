import { languageTag, useLanguage } from '@members/i18n';
import { Button } from '@members/ui/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { addressOf, callOffice } from '../calls/callOffice';
import { useAreaTexts } from '../texts';
import type { OneConversation } from './ConversationScreen';
import styles from './ConversationScreen.module.css';

type Message = OneConversation['messages'][number];

/** What both sides have written and what operators noted, oldest first; the newest is in sight. */
export function Thread({ conversation }: { conversation: OneConversation }) {
  const { t } = useAreaTexts('support');
  const [older, setOlder] = useState<{ messages: Message[]; earlier: boolean } | null>(null);
  const [loading, setLoading] = useState(false);
  const place = useRef<HTMLElement>(null);
  const first = older?.messages[0] ?? conversation.messages[0];
  const all = [
    ...(older?.messages ?? []),
    ...conversation.messages.filter(({ number }) => number > (older?.messages.at(-1)?.number ?? 0)),
  ];
  const newest = all.at(-1)?.number ?? 0;
  const lastReply = all.findLast(({ kind }) => kind === 'reply' || kind === 'closing')?.number;
  useLayoutEffect(() => {
    if (place.current) place.current.scrollTop = place.current.scrollHeight;
  }, [newest]);

  async function loadEarlier() {
    if (!first) return;
    setLoading(true);
    try {
      const { answer } = await callOffice('conversation', { id: conversation.id, before: first.number });
      const known = older?.messages ?? conversation.messages;
      setOlder({ messages: [...answer!.messages, ...known], earlier: answer!.earlier });
    } finally {
      setLoading(false);
    }
  }

  return (
    // What scrolls has to be reached by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section ref={place} aria-label={t('messages')} className={styles.thread} tabIndex={0}>
      {(older?.earlier ?? conversation.earlier) && (
        <Button size="s" variant="secondary" busy={loading} onClick={() => void loadEarlier()}>
          {t('earlier')}
        </Button>
      )}
      <ol className={styles.messages}>
        {all.map((message) => (
          <Line
            key={message.number}
            message={message}
            isSeen={message.number === lastReply && conversation.seenByMember >= message.number}
          />
        ))}
      </ol>
    </section>
  );
}

/** As wide as a picture is that is no higher than the thread has room for. */
const shownWidth = ({ width, height }: { width: number; height: number }): number =>
  Math.round((Math.min(320, height) / height) * width);

function Line({ message, isSeen }: { message: Message; isSeen: boolean }) {
  const { t } = useAreaTexts('support');
  const language = useLanguage();
  const { kind, operator, text, picture, sentAt } = message;
  const time = new Date(sentAt).toLocaleString(languageTag(language), {
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return (
    <li data-kind={kind}>
      <p className={styles.by}>
        {kind === 'member'
          ? t('member')
          : kind === 'reply'
            ? operator
            : t(kind === 'note' ? 'note' : 'closing', { operator: operator ?? '' })}
        <time dateTime={sentAt}>{time}</time>
        {isSeen && <span>{t('seen')}</span>}
      </p>
      <div className={styles.bubble}>
        {picture && (
          <a href={addressOf('conversationPicture', { name: picture.name })}>
            <img
              src={addressOf('conversationPicture', { name: picture.name })}
              alt={t('picture')}
              loading="lazy"
              style={{ width: shownWidth(picture), aspectRatio: picture.width / picture.height }}
            />
          </a>
        )}
        {text && <p className={styles.text}>{text}</p>}
      </div>
    </li>
  );
}
