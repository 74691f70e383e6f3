import type { CheckName, OfficeAnswer } from '@members/office-contract';
import { Card, StatusLabel, SuccessIcon, TimeIcon, VisuallyHidden } from '@members/ui/core';
import { Link } from 'react-router-dom';
import { useAreaTexts } from '../texts';
import styles from './SiteScreen.module.css';

/** Where each is done in the office; what isn't here is done on the server. */
const places: Partial<Record<CheckName, string>> = {
  brand: '/site/brand',
  terms: '/site/terms',
  game: '/games/list',
  payment: '/content?kind=rechargeChannel',
  bank: '/content?kind=bank',
  withdrawalRule: '/money/rules',
  inviteCode: '/members/codes',
  help: '/content?kind=helpAnswer',
  administrators: '/operators',
};

/** Whether the site is open to members, and what they would miss; nothing to do is a line. */
export function Checklist({ open, checks }: OfficeAnswer<'siteChecklist'>) {
  const { t } = useAreaTexts('site');
  const missing = checks.filter(({ done }) => !done);
  return (
    <Card padding="l" className={styles.part} render={<section aria-label={t('opening')} />}>
      <div className={styles.head}>
        <div className={styles.title}>
          <h2>{t('opening')}</h2>
          <StatusLabel tone={open ? 'success' : 'warn'}>{t(open ? 'isOpen' : 'isClosed')}</StatusLabel>
        </div>
        <Link to="/site/opening">{t(open ? 'changeOpening' : 'openIt')}</Link>
      </div>
      <p className={styles.text}>
        {missing.length === 0
          ? t('nothingMissing')
          : t('missing', { number: missing.length, total: checks.length })}
      </p>
      {(missing.length > 0 || !open) && (
        <ul className={styles.checks}>
          {checks.map(({ name, done }) => {
            const text = t(`checks.${name}`);
            const place = places[name];
            return (
              <li key={name} className={styles.check} data-done={done || undefined}>
                {done ? <SuccessIcon size={20} /> : <TimeIcon size={20} />}
                <span>
                  <VisuallyHidden>{t(done ? 'isThere' : 'isMissing')} </VisuallyHidden>
                  {!done && place ? <Link to={place}>{text}</Link> : text}
                  {!done && !place && <span className={styles.line}>{t(`how.${name}`)}</span>}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
