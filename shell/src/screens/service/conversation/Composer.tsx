import { useTexts } from '@members/i18n';
import { Button, CloseIcon, IconButton, PictureIcon, ProgressBar, VisuallyHidden } from '@members/ui/core';
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { Channel } from './channels';
import styles from './Conversation.module.css';
import { SendIcon } from './SendIcon';
import { useKeyboardInset } from './useKeyboardInset';
import type { useOutbox } from './useOutbox';
import { pictureTypes, usePicture } from './usePicture';

interface ComposerProps {
  outbox: ReturnType<typeof useOutbox>;
  channel: Channel;
  onSend: () => void;
  /** Above the field. */
  children?: ReactNode;
}

const noUpload: NonNullable<Channel['upload']> = () => Promise.reject(new Error('No pictures are taken.'));
/** How many characters are left is said from here on. */
const nearTheEnd = 200;

/** Where a message is written; it stays above the keyboard of a phone. */
export function Composer({ outbox, channel, onSend, children }: ComposerProps) {
  const { t } = useTexts('service');
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const inset = useKeyboardInset();
  const { picture, fault, choose, again, clear } = usePicture(
    channel.upload ?? noUpload,
    t('composer.wrongType'),
  );
  const left = channel.longest - outbox.draft.trim().length;
  const uploading = picture !== null && picture.name === null;
  const isReady = (outbox.draft.trim() !== '' || picture !== null) && left >= 0 && !uploading;

  function send() {
    field.current?.focus();
    if (!isReady) return;
    void outbox.send(picture?.name ?? undefined);
    clear();
    onSend();
  }
  function onKeyDown(event: KeyboardEvent) {
    // A phone's keyboard has Enter for a new line; while signs are composed it chooses one.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    if (!event.ctrlKey && !event.metaKey && !window.matchMedia('(pointer: fine)').matches) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      className={styles.composer}
      data-m-foot=""
      style={{ bottom: inset }}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {children}
      {(outbox.refusal || fault) && (
        <p className={styles.failed} role="alert">
          {outbox.refusal || fault}
        </p>
      )}
      {picture && (
        <div className={styles.chosen}>
          <img src={picture.preview} alt={t('conversation.picture')} className={styles.thumbnail} />
          <div className={styles.progress}>
            {picture.failed ? (
              <p className={styles.failed} role="alert">
                {t('composer.uploadFailed')}
                <Button size="s" variant="quiet" onClick={() => again()}>
                  {t('conversation.again')}
                </Button>
              </p>
            ) : (
              uploading && (
                <ProgressBar
                  value={Math.round(picture.fraction * 100)}
                  label={t('composer.uploading', { percent: Math.round(picture.fraction * 100) })}
                />
              )
            )}
          </div>
          <IconButton label={t('composer.removePicture')} icon={<CloseIcon size={20} />} onClick={clear} />
        </div>
      )}
      <div className={styles.row}>
        {channel.upload && (
          <>
            <IconButton
              label={t('composer.picture')}
              icon={<PictureIcon size={22} />}
              onClick={() => chooser.current?.click()}
            />
            <input
              ref={chooser}
              type="file"
              hidden
              accept={pictureTypes.join()}
              aria-label={t('composer.picture')}
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? [];
                currentTarget.value = '';
                if (file) choose(file);
              }}
            />
          </>
        )}
        <label htmlFor={id}>
          <VisuallyHidden>{t('composer.label')}</VisuallyHidden>
        </label>
        {/* What is typed also stands behind the field, so that it is as high as its text. */}
        <div className={styles.grow} data-text={`${outbox.draft}\u200b`}>
          <textarea
            ref={field}
            id={id}
            rows={1}
            placeholder={t('composer.placeholder')}
            value={outbox.draft}
            aria-describedby={`${id}-left`}
            onChange={(event) => outbox.type(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
        </div>
        <IconButton
          type="submit"
          className={styles.send}
          label={t('composer.send')}
          icon={<SendIcon />}
          aria-disabled={!isReady}
        />
      </div>
      <p id={`${id}-left`} className={left < 0 ? styles.tooLong : styles.left}>
        {left < 0
          ? t('composer.tooLong', { count: -left })
          : left < nearTheEnd && t('composer.left', { count: left })}
      </p>
    </form>
  );
}
