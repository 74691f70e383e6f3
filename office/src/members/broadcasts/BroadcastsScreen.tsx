import { Badge, Button, StatusLabel } from '@members/ui/core';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { usePages, type RowOf } from '../../calls/queries';
import { DataTable, type Column } from '../../parts/DataTable';
import { Time } from '../../parts/formats';
import { Screen } from '../../parts/Screen';
import { useMay } from '../../session/session';
import { useAreaTexts } from '../../texts';

export const toneOf = { sending: 'warn', sent: 'success', stopped: 'neutral' } as const;

/** What was written to members, newest first. */
export function BroadcastsScreen() {
  const { t } = useAreaTexts('members');
  const mayWrite = useMay('members.change');
  const pages = usePages('broadcasts', {});
  const columns = useMemo(
    (): Column<RowOf<'broadcasts'>>[] => [
      {
        id: 'title',
        head: t('message'),
        cell: ({ id, title, aboutPlay }) => (
          <>
            <Link to={`/members/messages/${id}`}>{title}</Link> {aboutPlay && <Badge>{t('aboutPlay')}</Badge>}
          </>
        ),
      },
      {
        id: 'state',
        head: t('state'),
        cell: ({ state }) => (
          <StatusLabel tone={toneOf[state]} waiting={state === 'sending'}>
            {t(`broadcast.${state}`)}
          </StatusLabel>
        ),
      },
      { id: 'told', head: t('toldTo'), figures: true, cell: ({ told }) => told },
      { id: 'by', head: t('operator'), cell: ({ madeBy }) => madeBy },
      { id: 'at', head: t('at'), cell: ({ madeAt }) => <Time at={madeAt} /> },
    ],
    [t],
  );
  return (
    <Screen
      title={t('broadcasts')}
      actions={mayWrite && <Button render={<Link to="/members/messages/new" />}>{t('newBroadcast')}</Button>}
    >
      <DataTable
        label={t('broadcasts')}
        pages={pages}
        columns={columns}
        keyOf={({ id }) => id}
        empty={t('noBroadcasts')}
      />
    </Screen>
  );
}
