import { useCall } from '@members/api-client';
import { showcaseCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { LoadFailed, useGoBack, useScreenTitle } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { Link, Navigate, useSearchParams } from '@members/mfe-kit/router';
import { Button, Delayed, EmptyState, NavBar, ScreenBody } from '@members/ui/core';
import { parseId } from '../../components/parseId';
import { portraitRatio, ShowcaseGrid, ShowcaseGridSkeleton } from '../../components/ShowcaseGrid';

/** /List?id&name (CAT-04): the guides of a city under its name. An address without a city leads to the cities. */
export function CompanionsScreen() {
  const { t } = useTexts('common');
  const [query] = useSearchParams();
  const cityId = parseId(query.get('id'));
  const title = useScreenTitle();
  const goBack = useGoBack(paths.cities);
  // The name in the address is of the language in which the link was made.
  const city = useCall(showcaseCalls.cities).data?.find(({ id }) => id === cityId);
  if (cityId === null) return <Navigate to={paths.cities} replace />;
  return (
    <>
      <NavBar title={city?.name || query.get('name') || title} onBack={goBack} backLabel={t('back')} />
      <ScreenBody>
        <Companions cityId={cityId} />
      </ScreenBody>
    </>
  );
}

function Companions({ cityId }: { cityId: number }) {
  const { t } = useTexts('mfe-catalogue');
  const { t: common } = useTexts('common');
  const companions = useCall(showcaseCalls.showcaseItems, { cityId });
  if (companions.isPending)
    return (
      <Delayed label={common('loading')}>
        <ShowcaseGridSkeleton ratio={portraitRatio} />
      </Delayed>
    );
  if (!companions.data) return <LoadFailed query={companions} />;
  if (companions.data.length === 0)
    return (
      <EmptyState
        subject="guides"
        text={t('companions.empty')}
        action={<Button render={<Link to={paths.cities} />}>{t('companions.other')}</Button>}
      />
    );
  return <ShowcaseGrid items={companions.data} pathOf={paths.companion} ratio={portraitRatio} />;
}
