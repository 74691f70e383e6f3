import { languages } from '@members/contract';
import { conversationViews } from '@members/office-contract';
import { Badge, VisuallyHidden } from '@members/ui/core';
import { TextField } from '@members/ui/forms';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { usePages, type RowOf } from '../calls/queries';
import { DataTable, type Column } from '../parts/DataTable';
import { Filters } from '../parts/Filters';
import { Ago, Time } from '../parts/formats';
import { Screen } from '../parts/Screen';
import { SelectField } from '../parts/SelectField';
import { given, useFilters } from '../parts/useFilters';
import { useAreaTexts } from '../texts';
import styles from './ConversationsScreen.module.css';

type Row = RowOf<'conversations'>;

/** How often the list is read again. */
const refreshMs = 5_000;

/** Conversations: those that wait longest first, what is mine, what nobody has taken, and what is over (OFC-110). */
export function ConversationsScreen() {
  const { t } = useAreaTexts('support');
  const [filters, setFilter] = useFilters(['view', 'memberId', 'language']);
  const view = conversationViews.find((name) => name === filters.view) ?? 'waiting';
  const pages = usePages(
    'conversations',
    {
      view,
      memberId: given(filters.memberId, Number),
      language: languages.find((each) => each === filters.language),
    },
    { everyMs: refreshMs },
  );
  const waits = view === 'waiting' || view === 'unassigned';
  const columns = useMemo(
    (): Column<Row>[] => [
      { id: 'who', head: t('who'), cell: (row) => <Who row={row} /> },
      { id: 'last', head: t('last'), cell: (row) => <Last row={row} /> },
      waits
        ? {
            id: 'waits',
            head: t('waits'),
            figures: true,
            cell: ({ waitingSince }) => waitingSince && <Ago at={waitingSince} />,
          }
        : { id: 'written', head: t('written'), cell: ({ lastAt }) => <Time at={lastAt} /> },
      { id: 'taken', head: t('taken'), cell: ({ assignedTo }) => assignedTo ?? t('nobody') },
      { id: 'language', head: t('language'), cell: ({ language }) => t(`languages.${language}`) },
    ],
    [t, waits],
  );
  return (
    <Screen title={t('conversations')}>
      <Filters label={t('filters')}>
        <SelectField
          label={t('view')}
          value={view}
          options={conversationViews.map((value) => ({ value, label: t(`views.${value}`) }))}
          onValueChange={(value) => setFilter('view', value)}
        />
        <SelectField
          label={t('language')}
          value={filters.language}
          options={[
            { value: '', label: t('everyLanguage') },
            ...languages.map((value) => ({ value: value as string, label: t(`languages.${value}`) })),
          ]}
          onValueChange={(value) => setFilter('language', value)}
        />
        <TextField
          label={t('memberNumber')}
          inputMode="numeric"
          value={filters.memberId}
          onValueChange={(value) => setFilter('memberId', value.replace(/\D/g, ''))}
        />
      </Filters>
      <p className={styles.keys}>{t('keys')}</p>
      <DataTable
        label={t('conversations')}
        pages={pages}
        columns={columns}
        keyOf={({ id }) => id}
        empty={t('none')}
        emptySubject="service"
      />
    </Screen>
  );
}

function Who({ row: { id, memberId, username, unread } }: { row: Row }) {
  const { t } = useAreaTexts('support');
  return (
    <span className={styles.who}>
      <Link to={`/support/conversations/${id}`}>{username || t('nameless')}</Link>
      {memberId === null && <Badge>{t('visitor')}</Badge>}
      {unread && <Badge tone="warn">{t('unread')}</Badge>}
    </span>
  );
}

/** The newest message, as much as a line has. */
function Last({ row: { lastText, lastFrom, unread } }: { row: Row }) {
  const { t } = useAreaTexts('support');
  const text = lastText || t('picture');
  return (
    <span className={styles.last} data-unread={unread || undefined}>
      {lastFrom === 'service' ? t('service', { text }) : text}
      {unread && <VisuallyHidden> {t('unread')}</VisuallyHidden>}
    </span>
  );
}
