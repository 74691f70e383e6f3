import { Card } from '@members/ui/core';
import { Link } from 'react-router-dom';
import { usePages, useRead } from '../calls/queries';
import { Loaded } from '../parts/Loaded';
import { Screen } from '../parts/Screen';
import { useAreaTexts } from '../texts';
import { ChangesTable } from './ChangesTable';
import { Checklist } from './Checklist';
import { Settings } from './Settings';
import styles from './SiteScreen.module.css';

const recentRows = 8;

/** The site as a whole: whether it is open and what it lacks, its settings, and what was changed last. */
export function SiteScreen() {
  const { t } = useAreaTexts('site');
  const checklist = useRead('siteChecklist', {});
  const settings = useRead('contentSettings', {});
  const changes = usePages('contentChanges', {});
  const [first] = changes.data?.pages ?? [];
  const recent = {
    ...changes,
    data: first && { pages: [{ rows: first.rows.slice(0, recentRows), next: null }] },
    hasNextPage: false,
  };
  return (
    <Screen title={t('area')}>
      <Loaded read={checklist} height={200}>
        {(read) => <Checklist {...read} />}
      </Loaded>
      <Loaded read={settings} height={320}>
        {(read) => <Settings settings={read.settings} />}
      </Loaded>
      <Card padding="l" className={styles.part} render={<section aria-label={t('recent')} />}>
        <div className={styles.head}>
          <h2>{t('recent')}</h2>
          <Link to="/site/history">{t('allChanges')}</Link>
        </div>
        <ChangesTable label={t('recent')} pages={recent} />
      </Card>
    </Screen>
  );
}
