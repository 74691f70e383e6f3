import { addressOf } from '../../calls/callOffice';
import { Filters } from '../../parts/Filters';
import { SelectField } from '../../parts/SelectField';
import { given, useFilters } from '../../parts/useFilters';
import { useSession } from '../../session/session';
import { useReleaseTexts } from '../useReleaseTexts';
import { WithOverview } from '../WithOverview';
import { HistoryList } from './HistoryList';

/** Who did what, when and why, back to the first entry; by remote, and as a file. */
export function HistoryScreen() {
  const { t } = useReleaseTexts();
  const { remote: ofTeam } = useSession();
  const [{ remote }, setFilter] = useFilters(['remote']);
  const file = (
    <a href={addressOf('registryLogFile', {})} download="registry-log.jsonl">
      {t('history.download')}
    </a>
  );
  return (
    <WithOverview title={t('history.title')} actions={ofTeam === undefined && file}>
      {({ remotes, revision }) => (
        <>
          <Filters label={t('history.filters')}>
            <SelectField
              label={t('history.remote')}
              value={remote}
              options={[
                { value: '', label: t('history.all') },
                ...remotes.map(({ name }) => ({ value: name, label: name })),
              ]}
              onValueChange={(value) => setFilter('remote', value)}
            />
          </Filters>
          <HistoryList key={remote} name={given(remote, String)} revision={revision} />
        </>
      )}
    </WithOverview>
  );
}
