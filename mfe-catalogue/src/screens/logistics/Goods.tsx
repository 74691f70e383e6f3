import type { Waybill } from '@members/contract';
import { currencyLabel, formatNumber, useLanguage, useTexts } from '@members/i18n';
import { Amount, Card, Picture } from '@members/ui/core';
import styles from './Parcel.module.css';

/** What is on its way, and under which number. */
export function Goods({ waybill: { number, goods } }: { waybill: Waybill }) {
  const { t } = useTexts('mfe-catalogue');
  const language = useLanguage();
  return (
    <Card>
      <div className={styles.goods}>
        <span className={styles.picture}>
          <Picture src={goods.imageUrl} alt="" ratio="1 / 1" eager />
        </span>
        <div className={styles.words}>
          <h2 className={styles.heading}>{goods.name}</h2>
          <p className={styles.label}>{goods.label}</p>
          <p className={styles.price}>
            <Amount value={goods.price} unit={currencyLabel(language)} size="m" />
            <span className={styles.label}>
              {t('logistics.count', { count: goods.count, number: formatNumber(goods.count, language) })}
            </span>
          </p>
        </div>
      </div>
      <dl className={styles.number}>
        <dt className={styles.label}>{t('logistics.number')}</dt>
        <dd>{number}</dd>
      </dl>
    </Card>
  );
}
