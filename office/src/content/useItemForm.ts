import {
  emptyFields,
  type ContentFields,
  type ContentKind,
  type OfficeAnswer,
} from '@members/office-contract';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useChange } from '../calls/useChange';
import { useDraft, type Draft } from '../parts/useDraft';
import { useAreaTexts } from '../texts';

export type Item = OfficeAnswer<'contentItem'>;

/** What was typed, and into which version of the item and of the draft beside it. */
interface Typed extends Draft<ContentFields> {
  draft: number | null;
}

export const typedKey = (kind: ContentKind, id: string) => `content ${kind} ${id}`;

/**
 * What the form of an item shows and does: what was typed, else the draft beside what is published, else what is
 * published.
 */
export function useItemForm(kind: ContentKind, item: Item | null) {
  const { t } = useAreaTexts('content');
  const navigate = useNavigate();
  const [typed, keepTyped] = useDraft<ContentFields, Typed>(typedKey(kind, item?.id ?? 'new'));
  const [refused, setRefused] = useState<Error | null>(null);
  const fields = typed?.fields ?? item?.draft?.fields ?? item?.fields ?? emptyFields(kind);
  const version = typed?.version ?? item?.version;
  const draft = typed ? typed.draft : (item?.draft?.revision ?? null);
  const named = item && { kind, id: item.id, version: version! };
  const forget = () => keepTyped(null);
  const done = { done: t('saved'), onDone: forget, onRefused: setRefused };
  const save = useChange('saveContent', { ...done, onDone: forget });
  const archive = useChange('archiveContent', done);
  const discard = useChange('discardDraft', { ...done, done: t('discarded') });

  /** `shownFrom` null keeps it as a draft. */
  async function saveAs(shownFrom: string | null): Promise<void> {
    setRefused(null);
    const saved = await save
      .mutateAsync({ kind, ...(named && { ...named, draft }), fields, shownFrom })
      .catch(() => null);
    const id = saved?.answer?.id;
    if (id !== undefined && !item)
      await navigate(`/content/${kind}/${encodeURIComponent(id)}`, { replace: true });
  }

  return {
    ...{ fields, version, draft, refused, forget },
    /** What was typed; null where the form shows what is saved. */
    typed: typed?.fields ?? null,
    isTyped: typed !== null,
    busy: save.isPending,
    /** Sets some of the fields. */
    set: (changed: ContentFields) =>
      keepTyped((before) => ({ version, draft, fields: { ...(before?.fields ?? fields), ...changed } })),
    save: saveAs,
    archive: () => named && archive.mutate({ ...named, archived: item.state !== 'archived' }),
    archiving: archive.isPending,
    discard: () => named && discard.mutate({ ...named, draft }),
    discarding: discard.isPending,
  };
}
