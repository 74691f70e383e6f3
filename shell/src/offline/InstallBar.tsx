import { useSession } from '@members/api-client';
import { currentLanguage, namespaces, useTexts } from '@members/i18n';
import { firstStepsLeft } from '@members/mfe-kit/firstSteps';
import { useLocation } from '@members/mfe-kit/router';
import { Button } from '@members/ui/core';
import { useState } from 'react';
import { tabOf } from '../frame/tabs';
import { textsOf } from '../first/texts';
import { endOffer, isOfferEarned, offerKind } from './installOffer';
import styles from './UpdateBar.module.css';

/** With its texts. */
export async function loadInstallBar() {
  await namespaces.add('first', textsOf, currentLanguage());
  return InstallBar;
}

const today = () => new Date().toISOString().slice(0, 10);

/** Offers members to install the app, above the tab bar, once they come for the third day and have no first steps left (FIRST-03). */
export function InstallBar() {
  const { t } = useTexts('first');
  const { pathname } = useLocation();
  const session = useSession();
  const [isEarned, setEarned] = useState(() => session !== null && isOfferEarned(localStorage, today()));
  // The browser may hand its prompt out later than this was drawn.
  const kind = isEarned ? offerKind(window) : null;
  if (!kind || !session || !tabOf(pathname) || firstStepsLeft().length > 0) return null;
  const end = () => {
    endOffer(localStorage);
    setEarned(false);
  };
  const install = () => {
    end();
    void window.membersInstall?.prompt().catch(() => undefined);
  };
  return (
    <aside className={styles.place} aria-label={t('install.label')}>
      <div className={styles.bar}>
        <p className={styles.text}>{t(`install.${kind}`)}</p>
        <div className={styles.choice}>
          <Button variant="quiet" onClick={end}>
            {t('install.no')}
          </Button>
          {kind === 'prompt' && (
            <Button variant="secondary" onClick={install}>
              {t('install.yes')}
            </Button>
          )}
        </div>
      </div>
    </aside>
  );
}
