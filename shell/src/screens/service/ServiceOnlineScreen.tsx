import { useTexts } from '@members/i18n';
import { useGoBack, useScreenTitle } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { Link } from '@members/mfe-kit/router';
import { Button, EmptyState, NavBar, OpenIcon } from '@members/ui/core';
import { framedLink, safeLink } from '@members/mfe-kit';
import { SitePart } from '../../components/SitePart';
import styles from './ServiceOnlineScreen.module.css';

/** /ServiceOnline (SVC-01, D41): customer service in a frame, with a way out where it can't be framed. */
export function ServiceOnlineScreen() {
  const { t } = useTexts('shell');
  const { t: common } = useTexts('common');
  return (
    <>
      <NavBar title={useScreenTitle()} onBack={useGoBack(paths.home)} backLabel={common('back')} />
      <SitePart heightPx={420}>
        {({ support: { enabled, url } }) =>
          enabled && safeLink(url) ? (
            <Support url={url} />
          ) : (
            <EmptyState
              subject="service"
              text={t('service.disabled')}
              action={<Button render={<Link to={paths.home} />}>{common('toHome')}</Button>}
            />
          )
        }
      </SitePart>
    </>
  );
}

function Support({ url }: { url: string }) {
  const { t } = useTexts('shell');
  const framed = framedLink(url);
  const title = useScreenTitle();
  return (
    <div className={styles.place}>
      {framed ? (
        <iframe
          className={styles.frame}
          src={framed.href}
          title={title}
          sandbox={framed.sandbox}
          referrerPolicy="no-referrer"
        />
      ) : (
        <EmptyState subject="service" text={t('service.outside')} />
      )}
      <Button
        variant="quiet"
        icon={<OpenIcon size={18} />}
        render={
          <a
            href={safeLink(url) ?? undefined}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('service.newWindow')}
          />
        }
      >
        {t('service.newWindow')}
      </Button>
    </div>
  );
}
