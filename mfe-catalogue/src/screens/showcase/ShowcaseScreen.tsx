import { useCall } from '@members/api-client';
import { showcaseCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { LoadFailed, useScreenTitle } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { Link } from '@members/mfe-kit/router';
import {
  Button,
  Card,
  Delayed,
  EmptyState,
  ForwardIcon,
  NavBar,
  PlaceIcon,
  ScreenBody,
} from '@members/ui/core';
import { productRatio, ShowcaseGrid, ShowcaseGridSkeleton } from '../../components/ShowcaseGrid';
import styles from './ShowcaseScreen.module.css';

/** /girls (CAT-01, D21): the products, and the way to the cities. */
export function ShowcaseScreen() {
  return (
    <>
      <NavBar variant="root" title={useScreenTitle()} />
      <ScreenBody>
        <CitiesCard />
        <Products />
      </ScreenBody>
    </>
  );
}

function Products() {
  const { t } = useTexts('mfe-catalogue');
  const { t: common } = useTexts('common');
  const products = useCall(showcaseCalls.showcaseItems, {});
  if (products.isPending)
    return (
      <Delayed label={common('loading')}>
        <ShowcaseGridSkeleton ratio={productRatio} />
      </Delayed>
    );
  if (!products.data) return <LoadFailed query={products} />;
  if (products.data.length === 0)
    return (
      <EmptyState
        subject="products"
        text={t('showcase.empty')}
        action={<Button render={<Link to={paths.home} />}>{common('toHome')}</Button>}
      />
    );
  return <ShowcaseGrid items={products.data} pathOf={paths.showcaseItem} ratio={productRatio} />;
}

/** The way from the products to the cities (D21). */
function CitiesCard() {
  const { t } = useTexts('mfe-catalogue');
  return (
    <Card tone="ink" className={styles.card} render={<Link to={paths.cities} />}>
      <span className={styles.icon}>
        <PlaceIcon size={22} />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{t('title.cities')}</span>
        <span className={styles.text}>{t('showcase.cities')}</span>
      </span>
      <ForwardIcon size={20} className={styles.chevron} />
    </Card>
  );
}
