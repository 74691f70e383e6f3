import type { SiteInfo } from '@members/contract';
import { useTexts } from '@members/i18n';
import { Card } from '@members/ui/core';
import styles from './SiteBanner.module.css';

/** The site's picture, icon and name above the form; keeps its place while they are on their way. */
export function SiteBanner({ site }: { site: SiteInfo | undefined }) {
  const { t } = useTexts('mfe-account');
  return (
    <Card tone="ink" padding="none" className={styles.banner}>
      {site?.backgroundUrls.login && (
        <img className={styles.picture} src={site.backgroundUrls.login} alt="" />
      )}
      {site && (
        <div className={styles.words}>
          {site.iconUrl && <img className={styles.icon} src={site.iconUrl} alt="" width={48} height={48} />}
          <div>
            <p className={styles.name}>{site.name}</p>
            <p className={styles.welcome}>{t('login.welcome')}</p>
          </div>
        </div>
      )}
    </Card>
  );
}
