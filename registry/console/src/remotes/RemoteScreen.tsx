import { Card, EmptyState, MenuList } from '@members/ui/core';
import { useQuery } from '@tanstack/react-query';
import { weeksQuery } from '../api/queries';
import type { RegistryOverview } from '../api/types';
import { HealthCard } from '../health/HealthCard';
import { describeChange } from '../history/describeChange';
import { EntryItem } from '../history/EntryItem';
import { places } from '../navigation/places';
import { CanaryCard } from './CanaryCard';
import { GoBackButton } from './GoBackButton';
import { ReleaseList } from './ReleaseList';
import styles from './RemoteScreen.module.css';
import { Running } from './Running';

interface RemoteScreenProps {
  name: string;
  overview: RegistryOverview;
  /** When the overview was fetched, in milliseconds since 1970. */
  now: number;
}

/** One remote: what runs, its canary, their health, its releases and its history. */
export function RemoteScreen({ name, overview, now }: RemoteScreenProps) {
  const weeks = useQuery(weeksQuery(name));
  const remote = overview.remotes.find((each) => each.name === name);
  if (!remote) return <EmptyState text={`The registry knows no remote named ${name}.`} />;
  const entries = overview.history.filter(({ change }) => describeChange(change).remote === name).slice(0, 5);
  return (
    <>
      <Card tone="ink" padding="l" className={styles.hero} render={<section aria-label="Running" />}>
        <Running remote={remote} />
        <GoBackButton remote={remote} variant="primary" />
      </Card>
      {remote.canary && (
        <CanaryCard remote={remote} canary={remote.canary} settings={overview.canarySettings} />
      )}
      {remote.active && <HealthCard remote={remote} overview={overview} now={now} />}
      <h2 className={styles.heading}>Releases</h2>
      <ReleaseList remote={remote} weeks={weeks.data} />
      <h2 className={styles.heading}>History</h2>
      {entries.length > 0 && (
        <MenuList label="History">
          {entries.map((entry) => (
            <EntryItem key={entry.seq} entry={entry} />
          ))}
        </MenuList>
      )}
      <a className={styles.more} href={places.history(name)}>
        All that happened to {name}
      </a>
    </>
  );
}
