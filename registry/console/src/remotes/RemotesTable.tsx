import { StatusLabel } from '@members/ui/core';
import type { RegistryOverview, RemoteOverview } from '../api/types';
import { formatEvidence, formatMs, formatShare, pluralise } from '../format/formatNumbers';
import { Time } from '../format/Time';
import { describeFailures } from '../health/describeHealth';
import { describeActor } from '../history/describeChange';
import { places } from '../navigation/places';
import { Note } from '../Note';
import { GoBackButton } from './GoBackButton';
import { ReleaseSource } from './ReleaseSource';
import styles from './RemotesTable.module.css';
import type { Standing } from './standingOf';

interface RemotesTableProps {
  rows: readonly { remote: RemoteOverview; standing: Standing }[];
  health: RegistryOverview['health'];
}

/** All remotes side by side, for a screen that is wide enough. */
export function RemotesTable({ rows, health }: RemotesTableProps) {
  return (
    <div className={styles.scroller} data-wide>
      <table className={styles.table}>
        <thead>
          <tr>
            {['Remote', 'Standing', 'Runs now', 'Last hour', 'Canary'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col" aria-label="Go back" />
          </tr>
        </thead>
        <tbody>
          {rows.map(({ remote, standing }) => (
            <tr key={remote.name}>
              <th scope="row">
                <a className={styles.link} href={places.remote(remote.name)}>
                  {remote.name}
                </a>
              </th>
              <td>
                <StatusLabel tone={standing.tone}>{standing.text}</StatusLabel>
                <TakenBack entry={remote.takenBack} />
              </td>
              <td>
                <RunsNow remote={remote} />
              </td>
              <td className={styles.figures}>
                <Hour health={remote.active ? health[remote.name]?.[remote.active] : undefined} />
              </td>
              <td>
                <CanaryCell remote={remote} />
              </td>
              <td className={styles.action}>
                <GoBackButton remote={remote} variant="secondary" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Who took a release back, and why. */
export function TakenBack({ entry }: { entry: RemoteOverview['takenBack'] }) {
  if (!entry) return null;
  return (
    <Note>
      {describeActor(entry)}, <Time at={entry.at} />: “{entry.why}”
    </Note>
  );
}

function RunsNow({ remote }: { remote: RemoteOverview }) {
  const { active, since } = remote;
  if (!active) return <Note>Nothing</Note>;
  return (
    <>
      <span className={styles.release}>{active}</span>
      <ReleaseSource remote={remote} releaseId={active} />
      {since && (
        <Note>
          since <Time at={since.at} />
        </Note>
      )}
    </>
  );
}

function Hour({ health }: { health: RegistryOverview['health'][string][string] | undefined }) {
  if (!health) return <Note>No reports</Note>;
  const { mountMs } = health;
  return (
    <>
      {pluralise(health.loads, 'load')}
      <br />
      {describeFailures(health)} failed
      {mountMs.p50 !== null && (
        <>
          <br />
          mounted in {formatMs(mountMs.p50)}
        </>
      )}
    </>
  );
}

function CanaryCell({ remote }: { remote: RemoteOverview }) {
  const { canary } = remote;
  if (!canary) return <Note>–</Note>;
  const { trial } = canary;
  return (
    <>
      <span className={styles.release}>{canary.releaseId}</span>
      <ReleaseSource remote={remote} releaseId={canary.releaseId} />
      <Note>
        {canary.step}, {formatShare(canary.share)}. {describeFailures(trial)} of{' '}
        {pluralise(trial.loads, 'load')} failed.
      </Note>
      {trial.suspicion && (
        <Note>
          Against it, {formatEvidence(trial.evidence)} of 100: {trial.suspicion}
        </Note>
      )}
    </>
  );
}
