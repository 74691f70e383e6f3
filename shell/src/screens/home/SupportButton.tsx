import { useCall } from '@members/api-client';
import { siteCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { IconButton, SupportIcon } from '@members/ui/core';
import { safeLink } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { Link } from '@members/mfe-kit/router';
import styles from './HomeScreen.module.css';

/**
 * Opens customer service in a new tab, where it is enabled (HOME-10, D41); where it has no address outside of the app, its
 * page in it.
 */
export function SupportButton() {
  const { t } = useTexts('shell');
  const { data: site } = useCall(siteCalls.siteInfo);
  const href = site?.support.enabled ? safeLink(site.support.url) : null;
  if (!href && !(site?.support.enabled && site.takesPostTwins)) return null;
  return (
    <div className={styles.support}>
      <IconButton
        label={t('home.support')}
        icon={<SupportIcon />}
        tone="action"
        render={
          href ? (
            <a href={href} target="_blank" rel="noopener noreferrer" aria-label={t('home.support')} />
          ) : (
            <Link to={paths.service} aria-label={t('home.support')} />
          )
        }
      />
    </div>
  );
}
