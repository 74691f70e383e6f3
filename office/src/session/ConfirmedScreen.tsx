import type { RefusalKey } from '@members/office-contract';
import { FormMessage } from '@members/ui/forms';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { OfficeError } from '../calls/callOffice';
import { useRefusalText } from '../calls/useRefusalText';
import { useOfficeTexts } from '../texts';
import { tellPresence } from './presence';
import styles from './SignInScreen.module.css';

/** Where the company's sign-in ends that confirms an operator: it tells the tab that waits, and closes itself if it may. */
export function ConfirmedScreen() {
  const { t } = useOfficeTexts();
  const refusalText = useRefusalText();
  const [query] = useSearchParams();
  const refused = query.get('refused');
  useEffect(() => {
    tellPresence({ refused });
    if (refused === null) window.close();
  }, [refused]);
  return (
    <main className={styles.screen}>
      <h1 className={styles.title}>{t(refused === null ? 'confirmed.title' : 'confirmed.refused')}</h1>
      {refused !== null && (
        <FormMessage>{refusalText(new OfficeError(0, refused as RefusalKey))}</FormMessage>
      )}
      <p className={styles.text}>{t('confirmed.text')}</p>
    </main>
  );
}
