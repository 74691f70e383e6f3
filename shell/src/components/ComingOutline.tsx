import { useTexts } from '@members/i18n';
import { useGoBack, useScreenTitle } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { useLocation } from '@members/mfe-kit/router';
import { NavBar, ScreenOutline } from '@members/ui/core';
import { tabOf } from '../frame/tabs';

/**
 * In the place of a screen that is on its way: its title, the way back, and an outline of the rest (START-07).
 * Screen readers hear that it is loading, and meet the bar with the screen, which has its own.
 */
export function ComingOutline({ delayMs }: { delayMs?: number | undefined }) {
  const { t } = useTexts('common');
  const { pathname } = useLocation();
  const goBack = useGoBack(paths.home);
  const isTab = tabOf(pathname) !== undefined;
  const bar = (
    <div aria-hidden="true">
      <NavBar
        variant={isTab ? 'root' : 'bar'}
        title={useScreenTitle()}
        backLabel={isTab ? undefined : t('back')}
        backRender={<button type="button" tabIndex={-1} onClick={goBack} />}
      />
    </div>
  );
  return <ScreenOutline label={t('loading')} delayMs={delayMs} bar={bar} />;
}
