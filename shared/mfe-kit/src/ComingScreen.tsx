import { useTexts } from '@members/i18n';
import { Button, EmptyState, NavBar } from '@members/ui/core';
import { paths } from './paths';
import { Link } from './router';
import { useGoBack } from './useGoBack';
import { useScreenTitle } from './useScreenTitle';

/** Stands for a screen that is not built yet: says so, and offers a way on. */
export function ComingScreen() {
  const { t } = useTexts('common');
  return (
    <>
      <NavBar title={useScreenTitle()} onBack={useGoBack(paths.home)} backLabel={t('back')} />
      <EmptyState
        text={
          <>
            <strong>{t('coming.title')}</strong>
            <br />
            {t('coming.text')}
          </>
        }
        action={<Button render={<Link to={paths.home} />}>{t('coming.home')}</Button>}
      />
    </>
  );
}
