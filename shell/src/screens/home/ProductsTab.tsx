import { useCall } from '@members/api-client';
import { showcaseCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { LoadFailed } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { Link } from '@members/mfe-kit/router';
import { Button, CardGrid, Delayed, EmptyState, PictureCard, PictureCardSkeleton } from '@members/ui/core';

const productRatio = '4 / 3';

/** The showcase of products; a tap opens the product (HOME-06, D21). */
export function ProductsTab() {
  const { t } = useTexts('shell');
  const { t: common } = useTexts('common');
  const products = useCall(showcaseCalls.showcaseItems, {});
  if (products.isError) return <LoadFailed query={products} />;
  if (!products.data)
    return (
      <Delayed label={common('loading')}>
        <CardGrid>
          {['a', 'b', 'c', 'd'].map((key) => (
            <PictureCardSkeleton key={key} ratio={productRatio} />
          ))}
        </CardGrid>
      </Delayed>
    );
  if (products.data.length === 0)
    return (
      <EmptyState
        subject="products"
        text={t('home.noProducts')}
        action={<Button render={<Link to={paths.games} />}>{t('tabs.games')}</Button>}
      />
    );
  return (
    <CardGrid>
      {products.data.map((product, index) => (
        <PictureCard
          key={product.id}
          src={product.imageUrls[0]}
          ratio={productRatio}
          name={product.name}
          text={product.content}
          price={product.price}
          eager={index < 2}
          render={<Link to={paths.showcaseItem(product)} data-shared={`showcase-${product.id}`} />}
        />
      ))}
    </CardGrid>
  );
}
