import { Button, CloseIcon, IconButton } from '@members/ui/core';
import { FormMessage } from '@members/ui/forms';
import { useEffect, useId, useRef, useState } from 'react';
import { addressOf, OfficeError } from '../calls/callOffice';
import { useRead } from '../calls/queries';
import { useChange } from '../calls/useChange';
import { useRefusalText } from '../calls/useRefusalText';
import { SelectField } from '../parts/SelectField';
import { useDraft } from '../parts/useDraft';
import { useAreaTexts } from '../texts';
import type { OneConversation } from './ConversationScreen';
import styles from './ConversationScreen.module.css';
import { fillTemplate } from './fillTemplate';

interface ReplyFormProps {
  conversation: OneConversation;
  /** How often the operator has asked to write. */
  focused: number;
  /** What is written is for operators alone. */
  isNote: boolean;
  onNoteChange: (isNote: boolean) => void;
  onTyping: (isTyping: boolean) => void;
}

const newKey = () => crypto.randomUUID();
/** Who has not pressed a key for so long doesn't write. */
const typingMs = 8_000;

/** Where an operator answers or notes something: what is typed stays until it is sent. */
export function ReplyForm(props: ReplyFormProps) {
  const { conversation, focused, isNote, onNoteChange, onTyping } = props;
  const { id, messages, language } = conversation;
  const { t } = useAreaTexts('support');
  const refusalText = useRefusalText();
  const hint = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (focused > 0) field.current?.focus();
  }, [focused]);
  const [draft, keepDraft] = useDraft<{ text: string }>(`support ${id} ${isNote ? 'note' : 'reply'}`);
  const text = draft?.fields.text ?? '';
  const [picture, setPicture] = useState<string | null>(null);
  const [refused, setRefused] = useState<Error | null>(null);
  // One name for each thing that is sent: a second press after a lost answer has no second effect.
  const key = useRef(newKey());
  const done = () => {
    key.current = newKey();
    keepDraft(null);
    setPicture(null);
    field.current?.focus();
  };
  const onRefused = (error: Error) => {
    if (error instanceof OfficeError && error.status > 0) key.current = newKey();
    setRefused(error);
  };
  const reply = useChange('reply', { done: t('sent'), onDone: done, onRefused });
  const note = useChange('noteConversation', { done: t('noted'), onDone: done, onRefused });
  const add = useChange('addReplyPicture', { onDone: ({ name }) => setPicture(name), onRefused: setRefused });
  const busy = reply.isPending || note.isPending || add.isPending;
  useTyping(isNote ? '' : text, onTyping);

  function send() {
    if (busy || (text.trim() === '' && (isNote || !picture))) return;
    setRefused(null);
    const after = messages.at(-1)?.number ?? 0;
    if (isNote) note.mutate({ id, key: key.current, text });
    else reply.mutate({ id, key: key.current, after, text, ...(picture && { picture }) });
  }
  function type(typed: string) {
    setRefused(null);
    keepDraft(typed === '' ? null : { fields: { text: typed } });
  }
  return (
    <form
      className={styles.reply}
      data-note={isNote || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {refused && <FormMessage>{refusalText(refused)}</FormMessage>}
      <label htmlFor={`${hint}-field`}>{t(isNote ? 'noteField' : 'reply')}</label>
      <textarea
        ref={field}
        id={`${hint}-field`}
        rows={3}
        maxLength={2_000}
        aria-describedby={hint}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur();
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          send();
        }}
      />
      <p id={hint} className={styles.hint}>
        {isNote ? t('noteHint') : t('replyHint', { language: t(`languages.${language}`) })}
      </p>
      {!isNote && picture && (
        <div className={styles.chosen}>
          <img src={addressOf('conversationPicture', { name: picture })} alt={t('picture')} />
          <IconButton
            label={t('removePicture')}
            icon={<CloseIcon size={20} />}
            onClick={() => setPicture(null)}
          />
        </div>
      )}
      <div className={styles.tools}>
        {!isNote && (
          <>
            <Templates
              conversation={conversation}
              onChoose={(filled) => type(text ? `${text}\n${filled}` : filled)}
            />
            <PictureButton busy={add.isPending} onChoose={(base64) => add.mutate({ id, picture: base64 })} />
          </>
        )}
        <div className={styles.buttons}>
          {conversation.state !== 'closed' && (
            <Button variant="secondary" onClick={() => onNoteChange(!isNote)}>
              {t(isNote ? 'toReply' : 'toNote')}
            </Button>
          )}
          <Button type="submit" busy={busy}>
            {t(isNote ? 'sendNote' : 'send')}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** Tells whether the operator writes, until they have not for some seconds. */
function useTyping(text: string, onTyping: (isTyping: boolean) => void) {
  const known = useRef(text);
  useEffect(() => {
    if (text === known.current) return;
    known.current = text;
    onTyping(text !== '');
    const timer = setTimeout(() => onTyping(false), typingMs);
    return () => clearTimeout(timer);
  }, [text, onTyping]);
}

/** A template in the member's language, or in English where nobody has translated it. */
function Templates({
  conversation: { language, username },
  onChoose,
}: {
  conversation: OneConversation;
  onChoose: (filled: string) => void;
}) {
  const { t } = useAreaTexts('support');
  const { data } = useRead('replyTemplates', {});
  if (!data || data.templates.length === 0) return null;
  const { templates, ownName, site } = data;
  return (
    <SelectField
      label={t('template')}
      value=""
      options={[
        { value: '', label: t('chooseTemplate') },
        ...templates.map(({ id, title }) => ({ value: String(id), label: title })),
      ]}
      onValueChange={(chosen) => {
        const template = templates.find(({ id }) => String(id) === chosen);
        if (!template) return;
        const values = { member: username, operator: ownName, site: site[language] || site.en_us };
        onChoose(fillTemplate(template.reply[language] || template.reply.en_us, values));
      }}
    />
  );
}

function PictureButton({ busy, onChoose }: { busy: boolean; onChoose: (base64: string) => void }) {
  const { t } = useAreaTexts('support');
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="secondary" busy={busy} onClick={() => chooser.current?.click()}>
        {t('addPicture')}
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp"
        aria-label={t('addPicture')}
        onChange={async ({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) onChoose(await base64Of(file));
        }}
      />
    </>
  );
}

const base64Of = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^data:[^,]*,/, ''));
    reader.onerror = () => reject(reader.error as Error);
    reader.readAsDataURL(file);
  });
