import { type ContentKind, type OfficeAnswer } from '@members/office-contract';
import { Badge, Card, StatusLabel } from '@members/ui/core';
import { Link } from 'react-router-dom';
import { Ago, Time } from '../parts/formats';
import { useAreaTexts } from '../texts';
import styles from './SiteScreen.module.css';

/** Lists that belong to the site, in the area of content. */
const lists: readonly ContentKind[] = ['banner', 'notice', 'feedback', 'rechargeChannel'];

type Setting = OfficeAnswer<'contentSettings'>['settings'][number];

/** Every screen of settings with what is pending there, and the lists of the site. */
export function Settings({ settings }: { settings: readonly Setting[] }) {
  const { t } = useAreaTexts('site');
  const { t: tContent } = useAreaTexts('content');
  return (
    <Card padding="l" className={styles.part} render={<section aria-label={t('settings')} />}>
      <div className={styles.head}>
        <h2>{t('settings')}</h2>
      </div>
      <ul className={styles.tiles}>
        {settings.map((setting) => (
          <li key={setting.kind} className={styles.tile}>
            <Link to={`/site/${setting.kind}`}>{tContent(`kinds.${setting.kind}`)}</Link>
            <span className={styles.line}>{t(`about.${setting.kind}`)}</span>
            <Pending {...setting} />
          </li>
        ))}
        {lists.map((kind) => (
          <li key={kind} className={styles.tile}>
            <Link to={`/content?kind=${kind}`}>{tContent(`kinds.${kind}`)}</Link>
            <span className={styles.line}>{t(`about.${kind}`)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Pending({ draft, changed, missing }: Setting) {
  const { t } = useAreaTexts('content');
  return (
    <>
      {draft && (
        <span className={styles.line}>
          <StatusLabel tone={draft.publishAt ? 'warn' : 'neutral'}>
            {t(draft.publishAt ? 'changeScheduled' : 'draftBeside')}
          </StatusLabel>
          {draft.publishAt && <Time at={draft.publishAt} />}
        </span>
      )}
      {missing.length > 0 && (
        <span className={styles.line}>
          <Badge tone="gold">
            {t('missing', { languages: missing.map((each) => t(`languages.${each}`)).join(', ') })}
          </Badge>
        </span>
      )}
      {changed && (
        <span className={styles.line}>
          {t('changedBy', { operator: changed.by })} <Ago at={changed.at} />
        </span>
      )}
    </>
  );
}
