import type { RegistryOverview } from '@members/office-contract';
import { Card, EmptyState } from '@members/ui/core';
import { Link, useParams } from 'react-router-dom';
import { useRead } from '../../calls/queries';
import { HealthCard } from '../health/HealthCard';
import { HistoryList } from '../history/HistoryList';
import { OpenPreviews } from '../previews/OpenPreviews';
import { useReleaseTexts } from '../useReleaseTexts';
import { WithOverview } from '../WithOverview';
import { CanaryCard } from './CanaryCard';
import { FlagsCard } from './FlagsCard';
import { GoBackButton } from './GoBackButton';
import { ReleaseList } from './ReleaseList';
import styles from './RemoteScreen.module.css';
import { Running } from './Running';

/** One remote: what runs, its canary, their health, its flags, releases, previews and history. */
export function RemoteScreen() {
  const { t } = useReleaseTexts();
  const { name = '' } = useParams();
  return (
    <WithOverview key={name} title={name} back={<Link to="/releases">{t('remotes')}</Link>}>
      {(overview, now) => <Remote name={name} overview={overview} now={now} />}
    </WithOverview>
  );
}

interface RemoteProps {
  name: string;
  overview: RegistryOverview;
  now: number;
}

function Remote({ name, overview, now }: RemoteProps) {
  const { t } = useReleaseTexts();
  const remote = overview.remotes.find((each) => each.name === name);
  const known = { enabled: remote !== undefined };
  const weeks = useRead('releaseWeeks', { name }, { everyMs: 60_000, ...known });
  if (!remote) return <EmptyState text={t('unknown', { name })} />;
  return (
    <>
      <div className={styles.cards}>
        <Card padding="l" className={styles.card} render={<section aria-label={t('columns.running')} />}>
          <h2>{t('columns.running')}</h2>
          <Running remote={remote} large />
          <GoBackButton remote={remote} />
        </Card>
        {remote.canary && (
          <CanaryCard remote={remote} canary={remote.canary} settings={overview.canarySettings} />
        )}
        <FlagsCard remote={remote} />
      </div>
      {remote.active && <HealthCard remote={remote} overview={overview} now={now} />}
      <h2>{t('releases')}</h2>
      <ReleaseList remote={remote} weeks={weeks.data} />
      <OpenPreviews name={name} previews={overview.previews} />
      <h2>{t('history.title')}</h2>
      <HistoryList name={name} revision={overview.revision} most={5} />
      <Link to={`/releases/history?remote=${encodeURIComponent(name)}`}>
        {t('history.ofRemote', { name })}
      </Link>
    </>
  );
}
