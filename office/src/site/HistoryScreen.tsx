import { contentKindNames, type ContentKind } from '@members/office-contract';
import { TextField } from '@members/ui/forms';
import { usePages } from '../calls/queries';
import { Filters } from '../parts/Filters';
import { Screen } from '../parts/Screen';
import { SelectField } from '../parts/SelectField';
import { given, useFilters } from '../parts/useFilters';
import { useAreaTexts } from '../texts';
import { ChangesTable } from './ChangesTable';

/** As the operator log takes a name: part of one finds nobody yet. */
const operatorName = /^[a-z0-9][a-z0-9._-]{1,39}$/;

/** What became of all content and settings, newest first, each change to be taken back in one press. */
export function HistoryScreen() {
  const { t } = useAreaTexts('site');
  const { t: tContent } = useAreaTexts('content');
  const [filters, setFilter] = useFilters(['kind', 'operator']);
  const pages = usePages('contentChanges', {
    kind: given(filters.kind, (text) => text as ContentKind),
    operator: operatorName.test(filters.operator) ? filters.operator : undefined,
  });
  return (
    <Screen title={t('history')}>
      <Filters label={t('filters')}>
        <SelectField
          label={t('kind')}
          value={filters.kind}
          options={[
            { value: '', label: t('all') },
            ...contentKindNames.map((value) => ({
              value: value as string,
              label: tContent(`kinds.${value}`),
            })),
          ]}
          onValueChange={(value) => setFilter('kind', value)}
        />
        <TextField
          label={t('operator')}
          value={filters.operator}
          onValueChange={(value) => setFilter('operator', value.trim().toLowerCase())}
        />
      </Filters>
      <ChangesTable label={t('history')} pages={pages} />
    </Screen>
  );
}
