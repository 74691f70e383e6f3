import { useTexts } from '@members/i18n';
import { announce, useGoBack, useScreenTitle } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { Button, Card, NavBar, ScreenBody, SupportIcon } from '@members/ui/core';
import { safeLink } from '@members/mfe-kit';
import { SitePart } from '../../components/SitePart';
import styles from './ServiceScreen.module.css';

/** /ServicePage (SVC-02): opens customer service, or says that it is switched off. */
export function ServiceScreen() {
  const { t } = useTexts('shell');
  const { t: common } = useTexts('common');
  const contact = ({ enabled, url }: { enabled: boolean; url: string }) => {
    const href = enabled ? safeLink(url) : null;
    if (href) window.open(href, '_blank', 'noopener,noreferrer');
    else announce(t('service.disabled'));
  };
  return (
    <>
      <NavBar title={useScreenTitle()} onBack={useGoBack(paths.home)} backLabel={common('back')} />
      <ScreenBody>
        <SitePart heightPx={140}>
          {({ support }) => (
            <Card className={styles.contact}>
              <p>{t('service.text')}</p>
              <Button block icon={<SupportIcon size={20} />} onClick={() => contact(support)}>
                {t('service.contact')}
              </Button>
            </Card>
          )}
        </SitePart>
      </ScreenBody>
    </>
  );
}
