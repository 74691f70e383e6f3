import { Button, ButtonRow } from '@members/ui/core';
import { FormMessage } from '@members/ui/forms';
import { Sheet } from '@members/ui/overlay';
import { useId, useRef, useState } from 'react';
import { useChange } from '../calls/useChange';
import { useRefusalText } from '../calls/useRefusalText';
import { useDraft } from '../parts/useDraft';
import { useAreaTexts, useOfficeTexts } from '../texts';
import type { OneConversation } from './ConversationScreen';
import styles from './ConversationScreen.module.css';

interface CloseSheetProps {
  conversation: OneConversation;
  onDone: () => void;
  onClose: () => void;
}

/** Closes a conversation with a last word, which the member reads. */
export function CloseSheet({ conversation: { id, messages }, onDone, onClose }: CloseSheetProps) {
  const { t } = useAreaTexts('support');
  const { t: office } = useOfficeTexts();
  const refusalText = useRefusalText();
  const form = useId();
  const [draft, keepDraft] = useDraft<{ text: string }>(`support ${id} closing`);
  const text = draft?.fields.text ?? '';
  const [refused, setRefused] = useState<Error | null>(null);
  const key = useRef(crypto.randomUUID());
  const close = useChange('closeConversation', {
    done: t('closed'),
    onRefused: setRefused,
    onDone: () => {
      keepDraft(null);
      onDone();
    },
  });
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('closeTitle')}
      closeLabel={office('close')}
      footer={
        <ButtonRow>
          <Button variant="secondary" onClick={onClose}>
            {office('cancel')}
          </Button>
          <Button type="submit" form={form} busy={close.isPending}>
            {t('close')}
          </Button>
        </ButtonRow>
      }
    >
      <form
        id={form}
        className={styles.closing}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() === '') return;
          setRefused(null);
          close.mutate({ id, key: key.current, after: messages.at(-1)?.number ?? 0, text });
        }}
      >
        {refused && <FormMessage>{refusalText(refused)}</FormMessage>}
        <label htmlFor={`${form}-text`}>{t('closeText')}</label>
        <textarea
          id={`${form}-text`}
          rows={4}
          required
          maxLength={2_000}
          aria-describedby={`${form}-hint`}
          value={text}
          onChange={({ currentTarget }) => keepDraft({ fields: { text: currentTarget.value } })}
        />
        <p id={`${form}-hint`} className={styles.hint}>
          {t('closeHint')}
        </p>
      </form>
    </Sheet>
  );
}
