import { useLanguage } from '@members/i18n';
import { StatusLabel } from '@members/ui/core';
import { useMemo } from 'react';
import { usePages, type RowOf } from '../../calls/queries';
import { DataTable, type Column } from '../../parts/DataTable';
import { Time } from '../../parts/formats';
import { useAreaTexts } from '../../texts';
import type { Member } from './MemberScreen';
import styles from './MemberScreen.module.css';

/** What the member was told, in the operator's language. */
export function Messages({ member: { id: memberId } }: { member: Member }) {
  const { t } = useAreaTexts('members');
  const language = useLanguage();
  const pages = usePages('memberMessages', { memberId, language });
  const columns = useMemo(
    (): Column<RowOf<'memberMessages'>>[] => [
      { id: 'at', head: t('at'), cell: ({ at }) => <Time at={at} /> },
      { id: 'kind', head: t('kind'), cell: ({ kind }) => t(`messageKinds.${kind}`) },
      {
        id: 'text',
        head: t('message'),
        cell: ({ name, text }) => (
          <div className={styles.text}>
            <strong>{name}</strong>
            {'\n'}
            {text}
          </div>
        ),
      },
      {
        id: 'seen',
        head: t('seen'),
        cell: ({ seen }) => (
          <StatusLabel tone={seen ? 'success' : 'neutral'}>{t(seen ? 'yes' : 'no')}</StatusLabel>
        ),
      },
    ],
    [t],
  );
  return (
    <DataTable
      label={t('part.messages')}
      pages={pages}
      columns={columns}
      keyOf={({ id }) => id}
      empty={t('noMessages')}
    />
  );
}
