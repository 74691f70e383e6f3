import { declarationOf, isKey, isSingle, type ContentKind } from '@members/office-contract';
import { Button, Card, StatusLabel } from '@members/ui/core';
import { FormMessage } from '@members/ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readsOf } from '../calls/queries';
import { useRefusalText } from '../calls/useRefusalText';
import { Ago, Time } from '../parts/formats';
import { SelectField } from '../parts/SelectField';
import { TimeField } from '../parts/TimeField';
import { BesidePreview } from '../preview/BesidePreview';
import { useAreaTexts } from '../texts';
import styles from './ContentItemScreen.module.css';
import { ContentField } from './fields/ContentField';
import { Others } from './Others';
import { toneOf } from './tones';
import { useItemForm, type Item } from './useItemForm';
import { useMayChange } from './useMayChange';
import { useOthers } from './useOthers';

interface ItemFormProps {
  kind: ContentKind;
  /** Null for one that is to be made. */
  item: Item | null;
}

/** The fields of an item: saved as a draft, published at once or at a time, looked at as members will see it. */
export function ItemForm({ kind, item }: ItemFormProps) {
  const { t } = useAreaTexts('content');
  const refusalText = useRefusalText();
  const mayChange = useMayChange(kind);
  const form = useItemForm(kind, item);
  const { fields: types, group } = declarationOf(kind);

  return (
    <BesidePreview kind={kind} id={item?.id ?? null} typed={form.typed}>
      <Card
        padding="l"
        className={styles.form}
        render={
          <form aria-label={t(`kinds.${kind}`)} noValidate onSubmit={(event) => event.preventDefault()} />
        }
      >
        {item && <ItemState item={item} form={form} mayChange={mayChange} />}
        {item && <Meanwhile kind={kind} item={item} form={form} />}
        {form.refused && <FormMessage>{refusalText(form.refused)}</FormMessage>}
        {Object.entries(types).map(([name, type]) => (
          <ContentField
            key={name}
            {...{ name, type, value: form.fields[name]! }}
            refersTo={group?.kind as ContentKind | undefined}
            disabled={!mayChange || (isKey(type) && item !== null)}
            onChange={(value) => form.set({ [name]: value })}
            onOthers={form.set}
          />
        ))}
        {mayChange && <PublishBar kind={kind} item={item} form={form} />}
      </Card>
    </BesidePreview>
  );
}

type Form = ReturnType<typeof useItemForm>;

/** What an item is, with the draft beside it. */
function ItemState({ item, form, mayChange }: { item: Item; form: Form; mayChange: boolean }) {
  const { t } = useAreaTexts('content');
  const { draft } = item;
  return (
    <div className={styles.state}>
      <div className={styles.line}>
        <StatusLabel tone={toneOf[item.state]}>{t(`states.${item.state}`)}</StatusLabel>
        {item.state === 'scheduled' && <Time at={item.shownFrom!} />}
      </div>
      {draft && (
        <div className={styles.line}>
          <StatusLabel tone={draft.publishAt ? 'warn' : 'neutral'}>
            {t(draft.publishAt ? 'changeScheduled' : 'draftBeside')}
          </StatusLabel>
          {draft.publishAt && <Time at={draft.publishAt} />}
          <span>
            {t('savedBy', { operator: draft.savedBy })} <Ago at={draft.savedAt} />
          </span>
          <span>
            {t('differs', {
              fields:
                differing(item)
                  .map((name) => t(`fields.${name}`))
                  .join(', ') || '–',
            })}
          </span>
          {mayChange && (
            <Button size="s" variant="quiet" busy={form.discarding} onClick={form.discard}>
              {t('discardDraft')}
            </Button>
          )}
        </div>
      )}
      {draft && draft.version < item.version && <FormMessage>{t('draftOlder')}</FormMessage>}
    </div>
  );
}

const differing = ({ fields, draft }: Item) =>
  Object.keys(fields).filter((name) => JSON.stringify(fields[name]) !== JSON.stringify(draft?.fields[name]));

function Meanwhile({ kind, item, form }: { kind: ContentKind; item: Item; form: Form }) {
  const client = useQueryClient();
  const others = useOthers({
    ...{ kind, id: item.id, version: form.version!, draft: form.draft },
    typing: form.isTyped,
  });
  const reload = () => {
    form.forget();
    void readsOf(client);
  };
  return <Others {...others} onReload={reload} />;
}

/** When members are to see it, and what is to be done. */
function PublishBar({ kind, item, form }: ItemFormProps & { form: Form }) {
  const { t } = useAreaTexts('content');
  const planned = item?.draft?.publishAt ?? (item?.state === 'scheduled' ? item.shownFrom : null);
  const [at, setAt] = useState(planned ?? '');
  const [later, setLater] = useState(planned !== null);
  const publish = () => void form.save(later && at ? at : new Date().toISOString());
  return (
    <div className={styles.publish}>
      <div className={styles.when}>
        <SelectField
          label={t('when')}
          value={later ? 'later' : 'now'}
          options={[
            { value: 'now', label: t('atOnce') },
            { value: 'later', label: t('later') },
          ]}
          onValueChange={(value) => setLater(value === 'later')}
        />
        {later && <TimeField label={t('from')} value={at} onValueChange={setAt} />}
      </div>
      <div className={styles.buttons}>
        {form.isTyped && (
          <Button variant="quiet" onClick={form.forget}>
            {t('discard')}
          </Button>
        )}
        {item && !isSingle(kind) && (
          <Button variant="secondary" busy={form.archiving} onClick={form.archive}>
            {t(item.state === 'archived' ? 'unarchive' : 'archive')}
          </Button>
        )}
        <Button variant="secondary" busy={form.busy} onClick={() => void form.save(null)}>
          {t('saveDraft')}
        </Button>
        <Button busy={form.busy} disabled={later && !at} onClick={publish}>
          {t(later ? 'schedule' : 'publish')}
        </Button>
      </div>
    </div>
  );
}
