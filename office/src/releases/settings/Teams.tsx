import type { TeamOverview } from '@members/office-contract';
import { Button } from '@members/ui/core';
import { useMemo, useState } from 'react';
import { useChange } from '../../calls/useChange';
import { CardActions } from '../../parts/CardActions';
import { DataTable, type Column } from '../../parts/DataTable';
import { useMay, useSession } from '../../session/session';
import { onePage } from '../onePage';
import { useReleaseTexts } from '../useReleaseTexts';
import { WhySheet } from '../WhySheet';
import styles from './Settings.module.css';
import { TeamSheet } from './TeamSheet';

/** Which team publishes which remote, and how much of what it may. */
export function Teams({ teams }: { teams: readonly TeamOverview[] }) {
  const texts = useReleaseTexts();
  const { t } = texts;
  const mayAdminister = useMay('administration.change');
  const { remote: ofTeam } = useSession();
  const mayChange = mayAdminister && ofTeam === undefined;
  const [changed, setChanged] = useState<TeamOverview | 'new' | null>(null);
  const [removed, setRemoved] = useState<string | null>(null);
  const remove = useChange('removeTeam', { done: t('teams.removed'), onDone: () => setRemoved(null) });
  const columns = useMemo((): Column<TeamOverview>[] => {
    const { bytes, count } = texts;
    return [
      { id: 'team', head: t('teams.team'), cell: ({ team }) => team },
      { id: 'remote', head: t('columns.remote'), cell: ({ remote }) => remote },
      {
        id: 'kept',
        head: t('teams.kept'),
        cell: ({ used, quota }) => t('teams.of', { used: bytes(used.bytes), quota: bytes(quota.bytes) }),
      },
      {
        id: 'day',
        head: t('teams.day'),
        cell: ({ used, quota }) =>
          t('teams.of', { used: count(used.releasesPerDay), quota: count(quota.releasesPerDay) }),
      },
      ...(mayChange
        ? [
            {
              id: 'action',
              head: t('columns.action'),
              cell: (each: TeamOverview) => (
                <CardActions>
                  <Button
                    size="s"
                    variant="secondary"
                    aria-label={t('teams.quotaOf', { team: each.team })}
                    onClick={() => setChanged(each)}
                  >
                    {t('teams.quota')}
                  </Button>
                  <Button
                    size="s"
                    variant="secondary"
                    aria-label={t('teams.removeNamed', { team: each.team })}
                    onClick={() => setRemoved(each.team)}
                  >
                    {t('teams.remove')}
                  </Button>
                </CardActions>
              ),
            },
          ]
        : []),
    ];
  }, [t, texts, mayChange]);
  return (
    <>
      <div className={styles.head}>
        <h2>{t('teams.title')}</h2>
        {mayChange && (
          <Button variant="secondary" onClick={() => setChanged('new')}>
            {t('teams.add')}
          </Button>
        )}
      </div>
      <DataTable
        label={t('teams.title')}
        pages={onePage([...teams])}
        columns={columns}
        keyOf={({ team }) => team}
        empty={t('teams.none')}
      />
      {changed && <TeamSheet team={changed === 'new' ? null : changed} onClose={() => setChanged(null)} />}
      {removed !== null && (
        <WhySheet
          title={t('teams.removeNamed', { team: removed })}
          confirmLabel={t('teams.remove')}
          danger
          busy={remove.isPending}
          onConfirm={(reason) => remove.mutate({ team: removed, reason })}
          onClose={() => setRemoved(null)}
        >
          <p>{t('teams.removeNote')}</p>
        </WhySheet>
      )}
    </>
  );
}
