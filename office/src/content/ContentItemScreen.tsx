import { declarationOf, listKindNames, type ContentFields, type ContentKind } from '@members/office-contract';
import { Link, useParams } from 'react-router-dom';
import { useRead } from '../calls/queries';
import { Loaded } from '../parts/Loaded';
import { NothingHere } from '../parts/NothingHere';
import { Screen } from '../parts/Screen';
import { useAreaTexts } from '../texts';
import { Earlier } from './Earlier';
import { ItemForm } from './ItemForm';

/** One item of content: its fields, when members see it, and how it was before. */
export function ContentItemScreen() {
  const { t } = useAreaTexts('content');
  const { kind: named, id = '' } = useParams();
  const kind = listKindNames.find((name) => name === named);
  const isNew = id === 'new';
  const item = useRead(
    'contentItem',
    { kind: kind ?? 'product', id },
    { enabled: kind !== undefined && !isNew },
  );
  if (!kind) return <NothingHere />;
  const title = item.data && plainTitle(kind, item.data.draft?.fields ?? item.data.fields);
  return (
    <Screen
      title={isNew ? t('addTitle', { kind: t(`kinds.${kind}`) }) : `${t(`kinds.${kind}`)}: ${title || id}`}
      back={<Link to={`/content?kind=${kind}`}>{t(`kinds.${kind}`)}</Link>}
    >
      {isNew ? (
        <ItemForm key="new" kind={kind} item={null} />
      ) : (
        <Loaded read={item} height={320}>
          {(read) => (
            <>
              <ItemForm key={`${read.version} ${read.draft?.revision}`} kind={kind} item={read} />
              <Earlier kind={kind} item={read} />
            </>
          )}
        </Loaded>
      )}
    </Screen>
  );
}

/** What names an item, in English; an address names nothing. */
function plainTitle(kind: ContentKind, fields: ContentFields): string {
  const { title, fields: types } = declarationOf(kind);
  const value = fields[title];
  if (types[title] === 'pictureByLanguage') return '';
  return typeof value === 'object'
    ? ((value as unknown as Record<string, string>).en_us ?? '')
    : String(value);
}
