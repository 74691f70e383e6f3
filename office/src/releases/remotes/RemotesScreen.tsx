import type { RegistryOverview, ReleaseHealth, RemoteOverview } from '@members/office-contract';
import { StatusLabel } from '@members/ui/core';
import { FormMessage } from '@members/ui/forms';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { CardActions } from '../../parts/CardActions';
import { DataTable, type Column } from '../../parts/DataTable';
import { describeFailures, describeSuspicion } from '../health/describeHealth';
import { Note } from '../Note';
import { onePage } from '../onePage';
import { useReleaseTexts, type ReleaseTexts } from '../useReleaseTexts';
import { WithOverview } from '../WithOverview';
import { GoBackButton } from './GoBackButton';
import { ReleaseSource } from './ReleaseSource';
import styles from './RemotesScreen.module.css';
import { Running, TakenBack } from './Running';
import { worstFirst, type Standing } from './standingOf';

interface Row {
  remote: RemoteOverview;
  standing: Standing;
  /** Of the active release. */
  health: ReleaseHealth | undefined;
}

/** All remotes, worst first: how they stand, what runs, and a button to roll back. */
export function RemotesScreen() {
  const { t } = useReleaseTexts();
  return (
    <WithOverview title={t('remotes')}>
      {(overview) => (
        <>
          <RefusedDocuments refused={overview.refusedDocuments} />
          <Remotes overview={overview} />
        </>
      )}
    </WithOverview>
  );
}

function Remotes({ overview }: { overview: RegistryOverview }) {
  const texts = useReleaseTexts();
  const { t } = texts;
  const rows = useMemo(
    () =>
      worstFirst(overview).map(({ remote, standing }): Row => {
        const ofRemote = overview.health[remote.name];
        return { remote, standing, health: remote.active ? ofRemote?.[remote.active] : undefined };
      }),
    [overview],
  );
  const columns = useMemo(
    (): Column<Row>[] => [
      {
        id: 'remote',
        head: t('columns.remote'),
        cell: ({ remote: { name } }) => (
          <Link className={styles.name} to={`/releases/${encodeURIComponent(name)}`}>
            {name}
          </Link>
        ),
      },
      {
        id: 'standing',
        head: t('columns.standing'),
        cell: ({ remote, standing }) => (
          <div>
            <span className={styles.line}>
              <StatusLabel tone={standing.tone}>{standingText(standing, texts)}</StatusLabel>
            </span>
            <TakenBack entry={remote.takenBack} />
          </div>
        ),
      },
      { id: 'running', head: t('columns.running'), cell: ({ remote }) => <Running remote={remote} /> },
      { id: 'hour', head: t('columns.hour'), cell: ({ health }) => <Hour health={health} /> },
      { id: 'canary', head: t('columns.canary'), cell: ({ remote }) => <Canary remote={remote} /> },
      {
        id: 'back',
        head: t('columns.back'),
        cell: ({ remote }) => (
          <div className={styles.line}>
            <CardActions>
              <GoBackButton remote={remote} size="s" />
            </CardActions>
          </div>
        ),
      },
    ],
    [t, texts],
  );
  return (
    <DataTable
      label={t('remotes')}
      pages={onePage(rows)}
      columns={columns}
      keyOf={({ remote: { name } }) => name}
      empty={t('none')}
    />
  );
}

const standingText = ({ key, failures, share }: Standing, texts: ReleaseTexts): string =>
  texts.many(`standing.${key}`, failures, { share: texts.share(share) });

/** Warns that apps got documents that they refused: something stands between them and the registry. */
function RefusedDocuments({ refused }: { refused: RegistryOverview['refusedDocuments'] }) {
  const { t, count } = useReleaseTexts();
  const causes = (['signature', 'malformed', 'older'] as const).filter((cause) => refused[cause] > 0);
  if (causes.length === 0) return null;
  const what = causes
    .map((cause) => t(`refusedDocuments.${cause}`, { number: count(refused[cause]) }))
    .join('; ');
  return <FormMessage tone="warn">{t('refusedDocuments.all', { what })}</FormMessage>;
}

function Hour({ health }: { health: ReleaseHealth | undefined }) {
  const texts = useReleaseTexts();
  const { t, many, ms } = texts;
  if (!health) return <Note>{t('noReports')}</Note>;
  const { loads, mountMs } = health;
  return (
    <div className={styles.figures}>
      <div>{many('loads', loads)}</div>
      <div>{t('failed', { failures: describeFailures(health, texts) })}</div>
      {mountMs.p50 !== null && <div>{t('mountedIn', { time: ms(mountMs.p50) })}</div>}
    </div>
  );
}

function Canary({ remote }: { remote: RemoteOverview }) {
  const texts = useReleaseTexts();
  const { t, share, many, evidence } = texts;
  const { canary } = remote;
  if (!canary) return <Note>–</Note>;
  const { trial, step } = canary;
  return (
    <div className={styles.canary}>
      <span className={styles.release}>{canary.releaseId}</span>
      <ReleaseSource remote={remote} releaseId={canary.releaseId} />
      <Note>
        {t('canaryAt', { step, share: share(canary.share) })}{' '}
        {many('failedOfLoads', trial.loads, { failures: describeFailures(trial, texts) })}
      </Note>
      {trial.suspicion && (
        <Note>
          {t('against', {
            evidence: evidence(trial.evidence),
            suspicion: describeSuspicion(trial.suspicion, texts),
          })}
        </Note>
      )}
    </div>
  );
}
