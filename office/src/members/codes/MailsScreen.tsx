import { Button, StatusLabel } from '@members/ui/core';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { usePages, type RowOf } from '../../calls/queries';
import { DataTable, type Column } from '../../parts/DataTable';
import { Filters } from '../../parts/Filters';
import { Time } from '../../parts/formats';
import { Screen } from '../../parts/Screen';
import { SelectField } from '../../parts/SelectField';
import { given, useFilters } from '../../parts/useFilters';
import { useMay } from '../../session/session';
import { useAreaTexts } from '../../texts';
import { ActSheet } from '../page/ActSheet';

type Row = RowOf<'unsentMails'>;

/** Mails that have not left, without what they say. */
export function MailsScreen() {
  const { t } = useAreaTexts('members');
  const mayChange = useMay('members.change');
  const [{ state }, setFilter] = useFilters(['state']);
  const [again, setAgain] = useState<number | null>(null);
  const pages = usePages('unsentMails', {
    state: given(state, (text) => text as 'waiting' | 'givenUp'),
  });
  const columns = useMemo(
    (): Column<Row>[] => [
      { id: 'id', head: t('number'), figures: true, cell: ({ id }) => id },
      { id: 'kind', head: t('kind'), cell: ({ kind }) => t(`mailKinds.${kind}`) },
      {
        id: 'member',
        head: t('member'),
        cell: ({ memberId, username }) => <Link to={`/members/${memberId}`}>{username}</Link>,
      },
      {
        id: 'state',
        head: t('state'),
        cell: ({ dueAt }) =>
          dueAt ? (
            <StatusLabel tone="warn">
              {t('tryAt')} <Time at={dueAt} />
            </StatusLabel>
          ) : (
            <StatusLabel tone="danger">{t('mailStates.givenUp')}</StatusLabel>
          ),
      },
      { id: 'attempts', head: t('attempts'), figures: true, cell: ({ attempts }) => attempts },
      { id: 'at', head: t('writtenAt'), cell: ({ createdAt }) => <Time at={createdAt} /> },
      { id: 'error', head: t('why'), cell: ({ error }) => error || '–' },
      {
        id: 'again',
        head: t('doIt'),
        cell: ({ id, dueAt }) =>
          mayChange &&
          dueAt === null && (
            <Button
              size="s"
              variant="secondary"
              aria-label={`${t('again')}: ${id}`}
              onClick={() => setAgain(id)}
            >
              {t('again')}
            </Button>
          ),
      },
    ],
    [t, mayChange],
  );
  return (
    <Screen title={t('mails')}>
      <Filters label={t('filters')}>
        <SelectField
          label={t('state')}
          value={state}
          options={[
            { value: '', label: t('all') },
            { value: 'waiting', label: t('mailStates.waiting') },
            { value: 'givenUp', label: t('mailStates.givenUp') },
          ]}
          onValueChange={(value) => setFilter('state', value)}
        />
      </Filters>
      <DataTable
        label={t('mails')}
        pages={pages}
        columns={columns}
        keyOf={({ id }) => id}
        empty={t('noMails')}
      />
      {again !== null && (
        <ActSheet
          call="sendMailAgain"
          title={t('again')}
          confirmLabel={t('again')}
          params={() => ({ id: again })}
          done={t('done.mailAgain')}
          onClose={() => setAgain(null)}
        />
      )}
    </Screen>
  );
}
