import { isSingle, type ContentKind, type OfficeAnswer } from '@members/office-contract';
import { Badge, Card, StatusLabel } from '@members/ui/core';
import { Link } from 'react-router-dom';
import { Ago, Time } from '../parts/formats';
import { useMay } from '../session/session';
import { useAreaTexts } from '../texts';
import styles from './SiteScreen.module.css';

/** What there is to set, and the lists that belong to the site, as they are looked for. */
const groups = {
  look: ['brand', 'startPage', 'banner', 'terms', 'languages'],
  told: ['notice', 'feedback', 'helpAnswer'],
  rules: ['opening', 'access', 'prices', 'rechargeChannel'],
} as const satisfies Record<string, readonly ContentKind[]>;
const groupNames = Object.keys(groups) as (keyof typeof groups)[];

type Setting = OfficeAnswer<'contentSettings'>['settings'][number];

/** Every screen of settings with what is pending there, and the lists of the site. */
export function Settings({ settings }: { settings: readonly Setting[] }) {
  const { t } = useAreaTexts('site');
  const { t: tContent } = useAreaTexts('content');
  const mayServe = useMay('support.see');
  return (
    <Card padding="l" className={styles.part} render={<section aria-label={t('settings')} />}>
      <div className={styles.head}>
        <h2>{t('settings')}</h2>
      </div>
      {groupNames.map((group) => (
        <div key={group} className={styles.group}>
          <h3>{t(`groups.${group}`)}</h3>
          <ul className={styles.tiles}>
            {groups[group].map((kind) => {
              const setting = settings.find((each) => each.kind === kind);
              return (
                <li key={kind} className={styles.tile}>
                  <Link to={isSingle(kind) ? `/site/${kind}` : `/content?kind=${kind}`}>
                    {tContent(`kinds.${kind}`)}
                  </Link>
                  <span className={styles.line}>{t(`about.${kind}`)}</span>
                  {setting && <Pending {...setting} />}
                </li>
              );
            })}
            {group === 'rules' && mayServe && (
              <li className={styles.tile}>
                <Link to="/support/settings">{t('service')}</Link>
                <span className={styles.line}>{t('about.service')}</span>
              </li>
            )}
          </ul>
        </div>
      ))}
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
