import { useCall } from '@members/api-client';
import { type City, showcaseCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { LoadFailed } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { Link, useSearchParams } from '@members/mfe-kit/router';
import {
  Button,
  CardGrid,
  Delayed,
  EmptyState,
  PictureCard,
  PictureCardSkeleton,
  SearchIcon,
  Skeleton,
} from '@members/ui/core';
import { TextField } from '@members/ui/forms';
import styles from './CitiesScreen.module.css';

const cityRatio = '4 / 3';
/** Pictures that are loaded at once: those visible before anything is scrolled. */
const firstSight = 6;
/** More cities than fit a small phone. */
const needsSearch = 6;

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
  const cities = useCall(showcaseCalls.cities);
  if (cities.isPending)
    return (
      <Delayed label={common('loading')}>
        <div className={styles.finder}>
          <Skeleton shape="block" height={48} />
          <CardGrid>
            {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
              <PictureCardSkeleton key={key} ratio={cityRatio} text={false} />
            ))}
          </CardGrid>
        </div>
      </Delayed>
    );
  if (!cities.data) return <LoadFailed query={cities} />;
  if (cities.data.length === 0)
    return (
      <EmptyState
        subject="cities"
        text={t('cities.empty')}
        action={<Button render={<Link to={paths.showcase} />}>{t('title.showcase')}</Button>}
      />
    );
  return cities.data.length > needsSearch ? (
    <CityFinder cities={cities.data} />
  ) : (
    <CityGrid cities={cities.data} />
  );
}

/** A list longer than a screen, to look through by name. What is typed stands in the address, for coming back. */
function CityFinder({ cities }: { cities: readonly City[] }) {
  const { t } = useTexts('mfe-catalogue');
  const [query, setQuery] = useSearchParams();
  const typed = query.get('find') ?? '';
  const setTyped = (find: string) => setQuery(find ? { find } : {}, { replace: true });
  const found = matchCities(cities, typed);
  return (
    <div className={styles.finder}>
      <CitySearch typed={typed} onTyped={setTyped} />
      {found.length > 0 ? (
        <CityGrid cities={found} />
      ) : (
        <EmptyState
          drawing="search"
          text={t('cities.noMatch')}
          action={<Button onClick={() => setTyped('')}>{t('cities.showAll')}</Button>}
        />
      )}
    </div>
  );
}

function CityGrid({ cities }: { cities: readonly City[] }) {
  const { t } = useTexts('mfe-catalogue');
  return (
    <CardGrid label={t('title.cities')}>
      {cities.map((city, index) => (
        <PictureCard
          key={city.id}
          src={city.imageUrl}
          ratio={cityRatio}
          name={city.name}
          eager={index < firstSight}
          render={<Link to={paths.companions(city)} />}
        />
      ))}
    </CardGrid>
  );
}

/** Narrows the cities while it is typed in. */
function CitySearch({ typed, onTyped }: { typed: string; onTyped: (typed: string) => void }) {
  const { t } = useTexts('mfe-catalogue');
  return (
    <TextField
      label={t('cities.search')}
      hideLabel
      type="search"
      placeholder={t('cities.search')}
      leading={<SearchIcon size={20} />}
      autoComplete="off"
      enterKeyHint="search"
      value={typed}
      onValueChange={onTyped}
    />
  );
}

/** The cities whose name holds what is typed, whatever its case and accents: "ha noi" finds "Hà Nội". */
export function matchCities(cities: readonly City[], typed: string): City[] {
  const wanted = plain(typed);
  return cities.filter(({ name }) => plain(name).includes(wanted));
}

/** Without accents, case and outer space; the Vietnamese đ is a letter of its own and has no accent to take away. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase().trim();
