import { useCities } from '@members/api-client';
import { useTexts } from '@members/i18n';
import { LoadFailed, paths } from '@members/mfe-kit';
import { Link } from '@members/mfe-kit/router';
import { Button, Delayed, EmptyState, ListRow, MenuList, PlaceIcon, Skeleton } from '@members/ui/core';
import styles from './CitiesScreen.module.css';

/** The cities; a tap opens the guides of one (CAT-02). */
export function CityList() {
  return (
    <div className={styles.panel}>
      <Cities />
    </div>
  );
}

function Cities() {
  const { t } = useTexts('mfe-catalogue');
  const { t: common } = useTexts('common');
  const cities = useCities();
  if (cities.isPending)
    return (
      <Delayed label={common('loading')}>
        <MenuList>
          {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
            <ListRow key={key} label={<Skeleton width="40%" />} />
          ))}
        </MenuList>
      </Delayed>
    );
  if (!cities.data) return <LoadFailed query={cities} />;
  if (cities.data.length === 0)
    return (
      <EmptyState
        text={t('cities.empty')}
        action={<Button render={<Link to={paths.showcase} />}>{t('title.showcase')}</Button>}
      />
    );
  return (
    <MenuList label={t('title.cities')}>
      {cities.data.map((city) => (
        <ListRow
          key={city.id}
          icon={<PlaceIcon size={20} />}
          label={city.name}
          render={<Link to={paths.companions(city)} />}
        />
      ))}
    </MenuList>
  );
}
