import { useSiteInfo } from '@members/api-client';
import { useTexts } from '@members/i18n';
import { paths, useGoBack, useScreenTitle } from '@members/mfe-kit';
import { Button, EmptyState, NavBar, OpenIcon } from '@members/ui/core';
import { safeLink } from '../safeLink';
import styles from './ServiceOnlineScreen.module.css';

/** /ServiceOnline (SVC-01, D41): customer service in a frame, with a way out where it can't be framed. */
export function ServiceOnlineScreen() {
  const { t } = useTexts('shell');
  const { t: common } = useTexts('common');
  const { data: site } = useSiteInfo();
  const title = useScreenTitle();
  const href = site?.support.enabled ? safeLink(site.support.url) : null;
  return (
    <>
      <NavBar title={title} onBack={useGoBack(paths.home)} backLabel={common('back')} />
      {site && !href && <EmptyState text={t('service.disabled')} />}
      {href && (
        <div className={styles.place}>
          <iframe
            className={styles.frame}
            src={href}
            title={title}
            sandbox="allow-scripts allow-forms allow-same-origin allow-popups"
            referrerPolicy="no-referrer"
          />
          <Button
            variant="quiet"
            icon={<OpenIcon size={18} />}
            render={
              <a href={href} target="_blank" rel="noopener noreferrer" aria-label={t('service.newWindow')} />
            }
          >
            {t('service.newWindow')}
          </Button>
        </div>
      )}
    </>
  );
}
