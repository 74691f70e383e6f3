import { memberKeys, memberStates } from '@members/office-contract';
import { Badge, Button, SearchIcon, StatusLabel } from '@members/ui/core';
import { TextField } from '@members/ui/forms';
import { Fragment, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { usePages, useRead, type RowOf } from '../../calls/queries';
import { DataTable, type Column } from '../../parts/DataTable';
import { Filters } from '../../parts/Filters';
import { Money, Time } from '../../parts/formats';
import { Screen } from '../../parts/Screen';
import { SelectField } from '../../parts/SelectField';
import { given, useFilters } from '../../parts/useFilters';
import { useMay } from '../../session/session';
import { useAreaTexts } from '../../texts';
import { useByLanguage } from '../useByLanguage';
import styles from './MembersScreen.module.css';

type Row = RowOf<'members'>;

export const toneOf = { active: 'success', disabled: 'warn', closed: 'neutral' } as const;

const names = ['find', 'by', 'state', 'paused', 'tier', 'from', 'to'] as const;

/** All members, and those that a search by anything in hand finds. */
export function MembersScreen() {
  const { t } = useAreaTexts('members');
  const mayWrite = useMay('members.change');
  const inLanguage = useByLanguage();
  const [filters, setFilter] = useFilters(names);
  const { find, by, state, paused, tier, from, to } = filters;
  const tiers = useRead('tiers', {}).data?.tiers;
  const pages = usePages('members', {
    find: given(find, String),
    by: given(by, (text) => text as (typeof memberKeys)[number]),
    state: given(state, (text) => text as (typeof memberStates)[number]),
    paused: given(paused, () => 'yes' as const),
    tier: given(tier, Number),
    from: given(from, String),
    to: given(to, String),
  });
  const columns = useMemo(
    (): Column<Row>[] => [
      {
        id: 'name',
        head: t('member'),
        cell: ({ id, username, foundBy }) => (
          <>
            <Link to={`/members/${id}`}>{username}</Link>
            {foundBy
              .filter((key) => key !== 'name')
              .map((key) => (
                <Fragment key={key}>
                  {' '}
                  <Badge tone="gold">{t(`keys.${key}`)}</Badge>
                </Fragment>
              ))}
          </>
        ),
      },
      { id: 'number', head: t('number'), figures: true, cell: ({ id }) => id },
      { id: 'state', head: t('state'), cell: (row) => <State row={row} /> },
      {
        id: 'tier',
        head: t('tier'),
        cell: (row) => (tiers?.[row.tier] ? inLanguage(tiers[row.tier]!) : '–'),
      },
      { id: 'credit', head: t('credit'), figures: true, cell: ({ creditScore }) => creditScore },
      {
        id: 'balance',
        head: t('balance'),
        figures: true,
        cell: ({ balanceMinor }) => <Money minor={balanceMinor} />,
      },
      { id: 'registered', head: t('registered'), cell: ({ registeredAt }) => <Time at={registeredAt} /> },
    ],
    [t, tiers, inLanguage],
  );
  return (
    <Screen title={t('members')}>
      <Search key={find} find={find} onFind={(text) => setFilter('find', text)} />
      <Filters label={t('filters')}>
        <SelectField
          label={t('by')}
          value={by}
          options={[
            { value: '', label: t('anything') },
            ...memberKeys.map((key) => ({ value: key as string, label: t(`keys.${key}`) })),
          ]}
          onValueChange={(value) => setFilter('by', value)}
        />
        <SelectField
          label={t('state')}
          value={state}
          options={[
            { value: '', label: t('all') },
            ...memberStates.map((value) => ({ value: value as string, label: t(`states.${value}`) })),
          ]}
          onValueChange={(value) => setFilter('state', value)}
        />
        <SelectField
          label={t('play')}
          value={paused}
          options={[
            { value: '', label: t('all') },
            { value: 'yes', label: t('pausedOnly') },
          ]}
          onValueChange={(value) => setFilter('paused', value)}
        />
        <SelectField
          label={t('tier')}
          value={tier}
          options={[
            { value: '', label: t('all') },
            ...(tiers ?? []).map((name, place) => ({ value: String(place), label: inLanguage(name) })),
          ]}
          onValueChange={(value) => setFilter('tier', value)}
        />
        <TextField
          type="date"
          label={t('registeredFrom')}
          value={from}
          onValueChange={(value) => setFilter('from', value)}
        />
        <TextField
          type="date"
          label={t('registeredTo')}
          value={to}
          onValueChange={(value) => setFilter('to', value)}
        />
      </Filters>
      <DataTable
        label={t('members')}
        pages={pages}
        columns={columns}
        keyOf={({ id }) => id}
        empty={find ? t('nobodyFound') : t('nobody')}
        {...(mayWrite && {
          selection: (rows: readonly Row[], clear: () => void) => (
            <>
              <span>{t('chosen', { count: rows.length })}</span>
              <Button
                size="s"
                render={<Link to={`/members/messages/new?members=${rows.map(({ id }) => id).join(',')}`} />}
              >
                {t('writeToChosen')}
              </Button>
              <Button size="s" variant="secondary" onClick={clear}>
                {t('chooseNone')}
              </Button>
            </>
          ),
        })}
      />
    </Screen>
  );
}

/** Asked for once it is typed: each letter alone would find nearly everybody. */
function Search({ find, onFind }: { find: string; onFind: (text: string) => void }) {
  const { t } = useAreaTexts('members');
  const [typed, setTyped] = useState(find);
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        onFind(typed.trim());
      }}
    >
      <TextField
        label={t('find')}
        hideLabel
        placeholder={t('find')}
        hint={t('findHint')}
        leading={<SearchIcon size={18} />}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        value={typed}
        onValueChange={setTyped}
      />
      <Button type="submit">{t('search')}</Button>
    </form>
  );
}

function State({ row: { state, pausedUntil } }: { row: Row }) {
  const { t } = useAreaTexts('members');
  return (
    <>
      <StatusLabel tone={toneOf[state]}>{t(`states.${state}`)}</StatusLabel>
      {pausedUntil && (
        <>
          {' '}
          <Badge>{t('paused')}</Badge>
        </>
      )}
    </>
  );
}
