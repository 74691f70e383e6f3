import { useTexts } from '@members/i18n';
import { EmptyState, NavBar } from '@members/ui/core';
import { paths } from './paths';
import { Link } from './router';
import { useGoBack } from './useGoBack';
import { useScreenTitle } from './useScreenTitle';

/** Stands for a screen that is not built yet: says so, and offers a way on. */
export function ComingScreen() {
  const { t } = useTexts('kit');
  const goBack = useGoBack(paths.home);
  return (
    <>
      <NavBar title={useScreenTitle()} onBack={goBack} backLabel={t('back')} />
      <EmptyState
        title={t('coming.title')}
        text={t('coming.text')}
        action={<Link to={paths.home}>{t('coming.home')}</Link>}
      />
    </>
  );
}
