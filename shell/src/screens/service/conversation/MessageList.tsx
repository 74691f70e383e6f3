import type { Conversation, SupportMessage } from '@members/contract';
import { inEachLanguage, useTexts, type Language, type Translate } from '@members/i18n';
import { Button, Picture } from '@members/ui/core';
import type { ReactNode } from 'react';
import styles from './Conversation.module.css';
import { byDay, lastNumber } from './messages';
import type { Unsent } from './useOutbox';

interface MessageListProps {
  conversation: Conversation;
  /** What opens pictures; undefined until it is known. */
  pictureQuery: string | undefined;
  unsent: readonly Unsent[];
  /** The last message that had been seen when the conversation was opened. */
  seenBefore: number;
  onAgain: (message: Unsent) => void;
  onDiscard: (message: Unsent) => void;
}

/** What both sides have written, oldest first, by days; at the end what is on its way. */
export function MessageList(props: MessageListProps) {
  const { conversation, pictureQuery, unsent, seenBefore, onAgain, onDiscard } = props;
  const { t, language } = useTexts('service');
  const { messages, seenByService } = conversation;
  const firstNews = messages.find(({ number, author }) => author === 'service' && number > seenBefore);
  const lastOwn = lastNumber(messages.filter(({ author }) => author === 'member'));
  return (
    <>
      {byDay(messages).map(({ at, messages: ofDay }) => (
        <section key={at} className={styles.day} aria-label={dayName(at, t, language)}>
          <h2 className={styles.date}>{dayName(at, t, language)}</h2>
          <ol className={styles.list}>
            {ofDay.map((message) => (
              <Message
                key={message.number}
                message={message}
                pictureQuery={pictureQuery}
                isNews={seenBefore > 0 && message === firstNews}
              >
                {message.number === lastOwn && unsent.length === 0 && (
                  <span>{t(seenByService >= lastOwn ? 'conversation.seen' : 'conversation.sent')}</span>
                )}
              </Message>
            ))}
          </ol>
        </section>
      ))}
      {unsent.length > 0 && (
        <ol className={styles.list}>
          {unsent.map((message) => (
            <li key={message.key} className={styles.own}>
              <div className={styles.bubble} data-waiting="">
                {message.picture && <p>{t('conversation.picture')}</p>}
                {message.text && <p className={styles.text}>{message.text}</p>}
              </div>
              {message.failed ? (
                <p className={styles.failed} role="alert">
                  {t('conversation.failed')}
                  <Button size="s" variant="quiet" onClick={() => onAgain(message)}>
                    {t('conversation.again')}
                  </Button>
                  <Button size="s" variant="quiet" onClick={() => onDiscard(message)}>
                    {t('conversation.discard')}
                  </Button>
                </p>
              ) : (
                <p className={styles.foot}>{t('conversation.sending')}</p>
              )}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

interface MessageProps {
  message: SupportMessage;
  pictureQuery: string | undefined;
  /** It is the first that is new. */
  isNews: boolean;
  /** What became of an own message. */
  children: ReactNode;
}

const times = inEachLanguage((tag) => new Intl.DateTimeFormat(tag, { timeStyle: 'short' }));
const days = inEachLanguage((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }));

function Message({ message, pictureQuery, isNews, children }: MessageProps) {
  const { t, language } = useTexts('service');
  const { author, name, text, picture, closing, sentAt } = message;
  const own = author === 'member';
  const address = picture && pictureQuery && `${picture.path}?${pictureQuery}`;
  const time = times(language).format(new Date(sentAt));
  return (
    <li className={own ? styles.own : closing ? styles.closing : styles.theirs}>
      {isNews && <p className={styles.news}>{t('conversation.news')}</p>}
      {closing && <p className={styles.foot}>{t('conversation.closing')}</p>}
      <div className={styles.bubble}>
        {picture && (
          <a
            className={styles.picture}
            {...(address && { href: address })}
            target="_blank"
            rel="noopener noreferrer"
            style={{ width: shownWidth(picture) }}
          >
            <Picture
              {...(address && { src: address })}
              alt={t('conversation.openPicture')}
              ratio={`${picture.width} / ${picture.height}`}
              fit="contain"
            />
          </a>
        )}
        {text && <p className={styles.text}>{text}</p>}
      </div>
      <p className={styles.foot}>
        <span>{own ? t('conversation.you') : name || t('conversation.service')}</span>
        <time dateTime={sentAt}>{time}</time>
        {children}
      </p>
    </li>
  );
}

/** As wide as a picture is that is no higher than the screen has room for. */
const shownWidth = ({ width, height }: { width: number; height: number }): number =>
  Math.round((Math.min(320, height) / height) * width);

function dayName(at: number, t: Translate, language: Language): string {
  const today = new Date().setHours(0, 0, 0, 0);
  if (at === today) return t('conversation.days.today');
  // Noon of the day before is on that day, also where a night has 23 hours.
  if (at === new Date(today - 12 * 3_600_000).setHours(0, 0, 0, 0)) return t('conversation.days.yesterday');
  return days(language).format(at);
}
