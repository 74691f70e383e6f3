import {
  contentKindNames,
  declarationOf,
  emptyFields,
  type ContentFields,
  type ContentKind,
  type OfficeAnswer,
} from '@members/office-contract';
import { Button, ButtonRow, Card, Delayed, Skeleton, StatusLabel } from '@members/ui/core';
import { FormMessage, TextField } from '@members/ui/forms';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useRead } from '../calls/queries';
import { useChange } from '../calls/useChange';
import { useRefusalText } from '../calls/useRefusalText';
import { Time } from '../parts/formats';
import { NothingHere } from '../parts/NothingHere';
import { Screen } from '../parts/Screen';
import { useDraft } from '../parts/useDraft';
import { useMay } from '../session/session';
import { useAreaTexts, useOfficeTexts } from '../texts';
import { ContentField } from './ContentField';
import styles from './ContentItemScreen.module.css';
import { toneOf } from './ContentScreen';

type Item = OfficeAnswer<'contentItem'>;

/** One item of content: its fields, when members see it, and how it was before. */
export function ContentItemScreen() {
  const { t } = useAreaTexts('content');
  const { t: tOffice } = useOfficeTexts();
  const refusalText = useRefusalText();
  const { kind: named, id = '' } = useParams();
  const kind = contentKindNames.find((name) => name === named);
  const isNew = id === 'new';
  const { data, error } = useRead(
    'contentItem',
    { kind: kind ?? 'product', id },
    { enabled: kind !== undefined && !isNew },
  );
  if (!kind) return <NothingHere />;
  return (
    <Screen
      title={isNew ? t('addTitle', { kind: t(`kinds.${kind}`) }) : `${t(`kinds.${kind}`)}: ${id}`}
      back={<Link to={`/content?kind=${kind}`}>{t(`kinds.${kind}`)}</Link>}
    >
      {isNew ? (
        <ItemForm key="new" kind={kind} item={null} />
      ) : data ? (
        <>
          <ItemForm key={data.version} kind={kind} item={data} />
          <Earlier kind={kind} item={data} />
        </>
      ) : error ? (
        <p role="alert">{refusalText(error)}</p>
      ) : (
        <Delayed label={tOffice('loading')}>
          <Skeleton shape="block" height={320} />
        </Delayed>
      )}
    </Screen>
  );
}

const localTime = (at: string) => {
  const time = new Date(at);
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

function ItemForm({ kind, item }: { kind: ContentKind; item: Item | null }) {
  const { t } = useAreaTexts('content');
  const refusalText = useRefusalText();
  const navigate = useNavigate();
  const mayChange = useMay('content.change');
  const [draft, keepDraft] = useDraft<ContentFields>(`content ${kind} ${item?.id ?? 'new'}`);
  const fields = draft?.fields ?? item?.fields ?? emptyFields(kind);
  const version = draft?.version ?? item?.version;
  const forget = () => keepDraft(null);
  const [at, setAt] = useState(item?.state === 'scheduled' ? localTime(item.shownFrom!) : '');
  const [refused, setRefused] = useState<Error | null>(null);
  const { fields: types, group } = declarationOf(kind);
  const named = item && { id: item.id, version: version! };
  const save = useChange('saveContent', {
    done: t('saved'),
    onRefused: setRefused,
    onDone: ({ id }) => {
      forget();
      void navigate(`/content/${kind}/${encodeURIComponent(id)}`, { replace: true });
    },
  });
  const archive = useChange('archiveContent', { done: t('saved'), onDone: forget, onRefused: setRefused });
  const send = (shownFrom: string | null) => {
    setRefused(null);
    save.mutate({ kind, ...named, fields, shownFrom });
  };
  const since = item?.state === 'published' ? item.shownFrom : null;
  return (
    <Card
      padding="l"
      className={styles.form}
      render={
        <form
          aria-label={t(`kinds.${kind}`)}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            send(at ? new Date(at).toISOString() : (since ?? new Date().toISOString()));
          }}
        />
      }
    >
      {item && <StatusLabel tone={toneOf[item.state]}>{t(`states.${item.state}`)}</StatusLabel>}
      {version !== item?.version && <FormMessage>{t('changedMeanwhile')}</FormMessage>}
      {refused && <FormMessage>{refusalText(refused)}</FormMessage>}
      {Object.entries(types).map(([name, type]) => (
        <ContentField
          key={name}
          {...{ name, type, value: fields[name]! }}
          refersTo={group?.kind as ContentKind | undefined}
          disabled={!mayChange || (type === 'key' && item !== null)}
          onChange={(value) => keepDraft({ version, fields: { ...fields, [name]: value } })}
        />
      ))}
      {mayChange && (
        <>
          <TextField
            type="datetime-local"
            label={t('from')}
            hint={t('fromHint')}
            value={at}
            onValueChange={setAt}
          />
          <ButtonRow>
            {draft && (
              <Button variant="secondary" onClick={forget}>
                {t('discard')}
              </Button>
            )}
            {item && (
              <Button
                variant="secondary"
                busy={archive.isPending}
                onClick={() => archive.mutate({ kind, ...named!, archived: item.state !== 'archived' })}
              >
                {t(item.state === 'archived' ? 'unarchive' : 'archive')}
              </Button>
            )}
            <Button variant="secondary" busy={save.isPending} onClick={() => send(null)}>
              {t('saveDraft')}
            </Button>
            <Button type="submit" busy={save.isPending}>
              {t('publish')}
            </Button>
          </ButtonRow>
        </>
      )}
    </Card>
  );
}

/** How it was: each version comes back in one press. */
function Earlier({ kind, item }: { kind: ContentKind; item: Item }) {
  const { t } = useAreaTexts('content');
  const mayChange = useMay('content.change');
  const restore = useChange('restoreContent', {
    done: t('putBackDone'),
    onDone: () => sessionStorage.removeItem(`content ${kind} ${item.id}`),
  });
  if (item.earlier.length === 0) return null;
  return (
    <Card padding="l">
      <h2>{t('earlier')}</h2>
      <ul className={styles.earlier}>
        {item.earlier.map(({ version, state, replacedBy, replacedAt }) => (
          <li key={version}>
            <span>{t('version', { version })}</span>
            <StatusLabel tone={toneOf[state]}>{t(`states.${state}`)}</StatusLabel>
            <span>
              {t('replacedBy', { operator: replacedBy })} <Time at={replacedAt} />
            </span>
            {mayChange && (
              <Button
                size="s"
                variant="secondary"
                busy={restore.isPending}
                aria-label={`${t('putBack')}: ${t('version', { version })}`}
                onClick={() => restore.mutate({ kind, id: item.id, version: item.version, earlier: version })}
              >
                {t('putBack')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
