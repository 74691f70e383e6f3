import { useMemo } from 'react';
import { LogDetails } from '../../audit/LogDetails';
import { usePages, type RowOf } from '../../calls/queries';
import { DataTable, type Column } from '../../parts/DataTable';
import { Time } from '../../parts/formats';
import { useAreaTexts } from '../../texts';
import type { Member } from './MemberScreen';

/** What operators did about the member. */
export function Log({ member: { id: memberId } }: { member: Member }) {
  const { t } = useAreaTexts('members');
  const pages = usePages('memberLog', { memberId });
  const columns = useMemo(
    (): Column<RowOf<'memberLog'>>[] => [
      { id: 'at', head: t('at'), cell: ({ at }) => <Time at={at} /> },
      { id: 'operator', head: t('operator'), cell: ({ operator }) => operator },
      { id: 'action', head: t('action'), cell: ({ action }) => action },
      { id: 'subject', head: t('subject'), cell: ({ subject }) => subject },
      { id: 'details', head: t('details'), cell: ({ details }) => <LogDetails details={details} /> },
    ],
    [t],
  );
  return (
    <DataTable
      label={t('part.log')}
      pages={pages}
      columns={columns}
      keyOf={({ id }) => id}
      empty={t('noLog')}
    />
  );
}
