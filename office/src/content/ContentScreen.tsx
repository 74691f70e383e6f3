import { languages } from '@members/contract';
import { listKindNames, contentStates, declarationOf, type ContentKind } from '@members/office-contract';
import { Button, EmptyState } from '@members/ui/core';
import { TextField } from '@members/ui/forms';
import { Link } from 'react-router-dom';
import { usePages } from '../calls/queries';
import { useRefusalText } from '../calls/useRefusalText';
import { Filters } from '../parts/Filters';
import { Screen } from '../parts/Screen';
import { SelectField } from '../parts/SelectField';
import { given, useFilters } from '../parts/useFilters';
import { useAreaTexts, useOfficeTexts } from '../texts';
import { Archived } from './Archived';
import { Items } from './Items';
import { useMayChange } from './useMayChange';
import { useReferred } from './useReferred';

type State = (typeof contentStates)[number];
type Language = (typeof languages)[number];

/** Content of one kind, in the order that members see it, which is set by dragging or by buttons. */
export function ContentScreen() {
  const { t } = useAreaTexts('content');
  const { t: tOffice } = useOfficeTexts();
  const refusalText = useRefusalText();
  const [filters, setFilter] = useFilters(['kind', 'state', 'group', 'find', 'missing']);
  const kind = listKindNames.find((name) => name === filters.kind) ?? 'product';
  const { group, ordered } = declarationOf(kind);
  const groups = useReferred(group?.kind as ContentKind | undefined);
  const { state, find, missing } = filters;
  const pages = usePages('content', {
    kind,
    state: given(state, (text) => text as State),
    group: given(filters.group, String),
    find: given(find, String),
    missing: given(missing, (text) => text as Language),
  });
  const mayChange = useMayChange(kind);
  const rows = pages.data?.pages.flatMap((page) => page.rows) ?? [];
  const isAll = state === '' && find === '' && missing === '';
  const whole = !pages.hasNextPage && isAll && (!group || filters.group !== '');
  return (
    <Screen
      title={t('content')}
      actions={mayChange && <Button render={<Link to={`/content/${kind}/new`} />}>{t('add')}</Button>}
    >
      <Filters label={t('filters')}>
        <SelectField
          label={t('kind')}
          value={kind as string}
          options={listKindNames.map((value) => ({ value: value as string, label: t(`kinds.${value}`) }))}
          onValueChange={(value) => {
            setFilter('group', '');
            setFilter('kind', value);
          }}
        />
        <SelectField
          label={t('state')}
          value={state}
          options={[
            { value: '', label: t('notArchived') },
            ...contentStates.map((value) => ({ value: value as string, label: t(`states.${value}`) })),
          ]}
          onValueChange={(value) => setFilter('state', value)}
        />
        {group && (
          <SelectField
            label={t(`fields.${group.field}`)}
            value={filters.group}
            options={[{ value: '', label: t('all') }, ...groups]}
            onValueChange={(value) => setFilter('group', value)}
          />
        )}
        <SelectField
          label={t('missingIn')}
          value={missing}
          options={[
            { value: '', label: t('anyLanguage') },
            ...languages.map((value) => ({ value: value as string, label: t(`languages.${value}`) })),
          ]}
          onValueChange={(value) => setFilter('missing', value)}
        />
        <TextField label={t('find')} value={find} onValueChange={(value) => setFilter('find', value)} />
      </Filters>
      {pages.error && <p role="alert">{refusalText(pages.error)}</p>}
      {!pages.isPending && !pages.error && rows.length === 0 && (
        <EmptyState text={t('none')} drawing="records" />
      )}
      {rows.length > 0 && (
        <Items kind={kind} rows={rows} canOrder={mayChange && ordered !== false && whole} />
      )}
      {pages.hasNextPage && (
        <Button
          variant="secondary"
          busy={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
        >
          {tOffice('more')}
        </Button>
      )}
      {isAll && <Archived kind={kind} group={filters.group} />}
    </Screen>
  );
}
