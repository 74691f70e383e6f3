import type { ContentKind } from '@members/office-contract';
import { usePages } from '../calls/queries';
import { given } from '../parts/useFilters';
import { useAreaTexts } from '../texts';
import styles from './ContentScreen.module.css';
import { Items } from './Items';

/** What was archived, under the list that it is gone from: what was a mistake comes back in one press. */
export function Archived({ kind, group }: { kind: ContentKind; group: string }) {
  const { t } = useAreaTexts('content');
  const { data } = usePages('content', { kind, state: 'archived', group: given(group, String) });
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  if (rows.length === 0) return null;
  return (
    <section className={styles.archived} aria-label={t('archive')}>
      <h2>{t('states.archived')}</h2>
      <Items kind={kind} rows={rows} canOrder={false} />
    </section>
  );
}
