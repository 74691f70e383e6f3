import type { SiteInfo } from '@members/contract';
import { useLanguage, useTexts } from '@members/i18n';
import { useScreenTitle } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { Link } from '@members/mfe-kit/router';
import { Button, NavBar, ScreenBody, VisuallyHidden } from '@members/ui/core';
import styles from './ClosedSite.module.css';

/** What visitors see of a site that isn't open to members yet, in the place of every screen that asks for no session. */
export function ClosedSite({ name, iconUrl, closedText }: SiteInfo) {
  const { t } = useTexts('first');
  const { t: tShell } = useTexts('shell');
  const code = useLanguage().slice(0, 2).toUpperCase();
  return (
    <>
      <NavBar
        variant="root"
        title={
          <>
            {name}
            <VisuallyHidden>{` · ${useScreenTitle()}`}</VisuallyHidden>
          </>
        }
        trailing={
          <Button
            size="s"
            variant="secondary"
            render={<Link to={paths.language} aria-label={`${code}, ${tShell('title.language')}`} />}
          >
            {code}
          </Button>
        }
      />
      <ScreenBody>
        <div className={styles.closed}>
          {iconUrl && <img className={styles.icon} src={iconUrl} alt="" width={96} height={96} />}
          <p className={styles.text}>{closedText}</p>
          <Button variant="quiet" render={<Link to={paths.login} />}>
            {t('entry.login')}
          </Button>
        </div>
      </ScreenBody>
    </>
  );
}
