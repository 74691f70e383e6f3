import { useTexts } from '@members/i18n';
import { useGoBack, useScreenTitle } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { Link } from '@members/mfe-kit/router';
import { Button, Card, NavBar, ScreenBody } from '@members/ui/core';
import styles from './BlankScreen.module.css';

/** /Blank. */
export function BlankScreen() {
  const { t } = useTexts('mfe-blank');
  const { t: common } = useTexts('common');
  return (
    <>
      <NavBar title={useScreenTitle()} onBack={useGoBack(paths.home)} backLabel={common('back')} />
      <ScreenBody>
        <Card padding="l" className={styles.card}>
          <p>{t('blank.text')}</p>
          <Button block render={<Link to={paths.home} />}>
            {t('blank.home')}
          </Button>
        </Card>
      </ScreenBody>
    </>
  );
}
