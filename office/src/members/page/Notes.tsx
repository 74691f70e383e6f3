import { Button } from '@members/ui/core';
import { FormMessage } from '@members/ui/forms';
import { useId, useMemo, useState } from 'react';
import { usePages, type RowOf } from '../../calls/queries';
import { useChange } from '../../calls/useChange';
import { useRefusalText } from '../../calls/useRefusalText';
import { DataTable, type Column } from '../../parts/DataTable';
import { Time } from '../../parts/formats';
import { useDraft } from '../../parts/useDraft';
import { useMay } from '../../session/session';
import { useAreaTexts } from '../../texts';
import type { Member } from './MemberScreen';
import styles from './MemberScreen.module.css';

/** What operators note for each other; the member's archive has it too. */
export function Notes({ member: { id: memberId, state } }: { member: Member }) {
  const { t } = useAreaTexts('members');
  const mayChange = useMay('members.change');
  const pages = usePages('memberNotes', { memberId });
  const columns = useMemo(
    (): Column<RowOf<'memberNotes'>>[] => [
      { id: 'at', head: t('at'), cell: ({ at }) => <Time at={at} /> },
      { id: 'operator', head: t('operator'), cell: ({ operator }) => operator },
      { id: 'text', head: t('note'), cell: ({ text }) => <div className={styles.text}>{text}</div> },
    ],
    [t],
  );
  return (
    <>
      {mayChange && state !== 'closed' && <NewNote memberId={memberId} />}
      <DataTable
        label={t('part.notes')}
        pages={pages}
        columns={columns}
        keyOf={({ id }) => id}
        empty={t('noNotes')}
      />
    </>
  );
}

function NewNote({ memberId }: { memberId: number }) {
  const { t } = useAreaTexts('members');
  const refusalText = useRefusalText();
  const id = useId();
  const [draft, keepDraft] = useDraft<string>(`note ${memberId}`);
  const [refused, setRefused] = useState<Error | null>(null);
  const text = draft?.fields ?? '';
  const add = useChange('addMemberNote', {
    done: t('noted'),
    onDone: () => keepDraft(null),
    onRefused: setRefused,
  });
  return (
    <form
      className={styles.note}
      onSubmit={(event) => {
        event.preventDefault();
        setRefused(null);
        if (text.trim()) add.mutate({ memberId, text: text.trim() });
      }}
    >
      {refused && <FormMessage>{refusalText(refused)}</FormMessage>}
      <label htmlFor={id}>{t('newNote')}</label>
      <textarea
        id={id}
        rows={3}
        maxLength={2_000}
        value={text}
        onChange={(event) =>
          keepDraft(event.currentTarget.value ? { fields: event.currentTarget.value } : null)
        }
      />
      <p className={styles.hint}>{t('noteHint')}</p>
      <div>
        <Button type="submit" busy={add.isPending} disabled={!text.trim()}>
          {t('addNote')}
        </Button>
      </div>
    </form>
  );
}
