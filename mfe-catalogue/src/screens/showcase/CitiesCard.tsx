import { useTexts } from '@members/i18n';
import { paths } from '@members/mfe-kit';
import { Link } from '@members/mfe-kit/router';
import { Card, ForwardIcon, PlaceIcon } from '@members/ui/core';
import styles from './CitiesCard.module.css';

/** The way from the products to the cities (D21). */
export function CitiesCard() {
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
