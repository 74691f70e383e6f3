import { useTexts } from '@members/i18n';
import { paths, useGoBack, useScreenTitle } from '@members/mfe-kit';
import { useSearchParams } from '@members/mfe-kit/router';
import { LineTabs, NavBar } from '@members/ui/core';
import { CityList } from './CityList';
import { PriceAndService } from './PriceAndService';

/** /Choose (CAT-02, CAT-03). The open tab stands in the address, so that going back finds it. */
export function CitiesScreen() {
  const { t } = useTexts('mfe-catalogue');
  const { t: common } = useTexts('common');
  const [query, setQuery] = useSearchParams();
  return (
    <>
      <NavBar title={useScreenTitle()} onBack={useGoBack(paths.showcase)} backLabel={common('back')} />
      <LineTabs
        sticky
        swipeable
        label={t('cities.sections')}
        value={query.get('tab') === 'price' ? 'price' : 'cities'}
        onValueChange={(tab) => setQuery({ tab }, { replace: true })}
        items={[
          { value: 'cities', label: t('title.cities'), content: <CityList /> },
          { value: 'price', label: t('cities.price'), content: <PriceAndService /> },
        ]}
      />
    </>
  );
}
