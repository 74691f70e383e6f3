import { useTexts } from '@members/i18n';
import { useGoBack, useScreenTitle } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { Link } from '@members/mfe-kit/router';
import { Button, EmptyState, NavBar } from '@members/ui/core';

/** An address that no release and no screen of the shell answers. */
export function NotFound() {
  const { t } = useTexts('shell');
  const { t: common } = useTexts('common');
  return (
    <>
      <NavBar title={useScreenTitle()} onBack={useGoBack(paths.home)} backLabel={common('back')} />
      <EmptyState
        subject="page"
        text={t('notFound.text')}
        action={<Button render={<Link to={paths.home} />}>{common('toHome')}</Button>}
      />
    </>
  );
}
