import { inviteCodeStates } from '@members/office-contract';
import { Button, StatusLabel } from '@members/ui/core';
import { TextField } from '@members/ui/forms';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { usePages, type RowOf } from '../../calls/queries';
import { DataTable, type Column } from '../../parts/DataTable';
import { Filters } from '../../parts/Filters';
import { Money, Time } from '../../parts/formats';
import { Screen } from '../../parts/Screen';
import { SelectField } from '../../parts/SelectField';
import { given, useFilters } from '../../parts/useFilters';
import { useMay } from '../../session/session';
import { useAreaTexts } from '../../texts';
import { ActSheet } from '../page/ActSheet';
import { AddCodeSheet } from './AddCodeSheet';

type Row = RowOf<'inviteCodes'>;

const toneOf = { inUse: 'success', usedUp: 'neutral', ended: 'neutral' } as const;

/** The codes with which people register. */
export function InviteCodesScreen() {
  const { t } = useAreaTexts('members');
  const mayChange = useMay('members.change');
  const [{ owner, state, find }, setFilter] = useFilters(['owner', 'state', 'find']);
  const [adding, setAdding] = useState(false);
  const [ended, setEnded] = useState<string | null>(null);
  const pages = usePages('inviteCodes', {
    owner: given(owner, () => 'members' as const),
    state: given(state, (text) => text as (typeof inviteCodeStates)[number]),
    find: given(find, String),
  });
  const columns = useMemo(
    (): Column<Row>[] => [
      { id: 'code', head: t('code'), cell: ({ code }) => code },
      ...(owner
        ? [
            {
              id: 'owner',
              head: t('member'),
              cell: ({ owner: of }: Row) => of && <Link to={`/members/${of.id}`}>{of.username}</Link>,
            },
          ]
        : []),
      {
        id: 'state',
        head: t('state'),
        cell: (row) => <StatusLabel tone={toneOf[row.state]}>{t(`codeStates.${row.state}`)}</StatusLabel>,
      },
      {
        id: 'uses',
        head: t('uses'),
        figures: true,
        cell: ({ uses, maxUses }) => (maxUses === null ? uses : `${uses} / ${maxUses}`),
      },
      {
        id: 'bonus',
        head: t('fields.openingBalanceMinor'),
        figures: true,
        cell: ({ openingBalanceMinor }) => <Money minor={openingBalanceMinor} />,
      },
      { id: 'at', head: t('addedAt'), cell: ({ createdAt }) => <Time at={createdAt} /> },
      {
        id: 'end',
        head: t('doIt'),
        cell: ({ code, state: is }) =>
          mayChange &&
          is !== 'ended' && (
            <Button
              size="s"
              variant="secondary"
              aria-label={`${t('endCode')}: ${code}`}
              onClick={() => setEnded(code)}
            >
              {t('endCode')}
            </Button>
          ),
      },
    ],
    [t, owner, mayChange],
  );
  return (
    <Screen
      title={t('codes')}
      actions={mayChange && <Button onClick={() => setAdding(true)}>{t('addCode')}</Button>}
    >
      <Filters label={t('filters')}>
        <SelectField
          label={t('owner')}
          value={owner}
          options={[
            { value: '', label: t('ofOperators') },
            { value: 'members', label: t('ofMembers') },
          ]}
          onValueChange={(value) => setFilter('owner', value)}
        />
        <SelectField
          label={t('state')}
          value={state}
          options={[
            { value: '', label: t('all') },
            ...inviteCodeStates.map((value) => ({ value: value as string, label: t(`codeStates.${value}`) })),
          ]}
          onValueChange={(value) => setFilter('state', value)}
        />
        <TextField
          label={t('code')}
          value={find}
          onValueChange={(value) => setFilter('find', value.trim())}
        />
      </Filters>
      <DataTable
        label={t('codes')}
        pages={pages}
        columns={columns}
        keyOf={({ code }) => code}
        empty={t('noCodes')}
      />
      {adding && <AddCodeSheet onClose={() => setAdding(false)} />}
      {ended !== null && (
        <ActSheet
          call="endInviteCode"
          title={`${t('endCode')}: ${ended}`}
          confirmLabel={t('endCode')}
          params={() => ({ code: ended })}
          done={t('done.codeEnded')}
          danger
          onClose={() => setEnded(null)}
        >
          <p>{t('endCodeText')}</p>
        </ActSheet>
      )}
    </Screen>
  );
}
