import { useShowcaseItems } from '@members/api-client';
import { useTexts } from '@members/i18n';
import { paths } from '@members/mfe-kit';
import { Link } from '@members/mfe-kit/router';
import { Card, Delayed, EmptyState, Picture, Skeleton } from '@members/ui/core';
import { LoadFailed } from '../LoadFailed';
import styles from './ProductsTab.module.css';

const productRatio = '4 / 3';

/** HOME-06: the showcase of products; a tap opens the product (D21). */
export function ProductsTab() {
  const { t } = useTexts('common');
  const products = useShowcaseItems({});
  if (products.isError) return <LoadFailed query={products} />;
  if (!products.data)
    return (
      <Delayed label={t('loading')}>
        <div className={styles.grid}>
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} shape="block" ratio="3 / 3.2" />
          ))}
        </div>
      </Delayed>
    );
  if (products.data.length === 0) return <EmptyState text={t('noData')} />;
  return (
    <ul className={styles.grid}>
      {products.data.map((product, index) => (
        <li key={product.id}>
          <Card padding="s" className={styles.card} render={<Link to={paths.showcaseItem(product)} />}>
            <Picture src={product.imageUrls[0]} alt="" ratio={productRatio} eager={index < 2} />
            <span className={styles.name}>{product.name}</span>
            <span className={styles.content}>{product.content}</span>
          </Card>
        </li>
      ))}
    </ul>
  );
}
