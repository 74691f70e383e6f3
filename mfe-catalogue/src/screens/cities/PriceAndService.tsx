import { useTexts } from '@members/i18n';
import { paths } from '@members/mfe-kit';
import { Link } from '@members/mfe-kit/router';
import { Button, Card } from '@members/ui/core';
import styles from './CitiesScreen.module.css';

/** What a guide does, how the price is found and who books (CAT-03, CAT-07, D62). */
export function PriceAndService() {
  const { t } = useTexts('mfe-catalogue');
  return (
    <div className={styles.panel}>
      <Card padding="l" className={styles.sections}>
        <Section title={t('cities.priceTitle')} text={t('cities.priceText')} />
        <Section title={t('cities.serviceTitle')} text={t('cities.serviceText')} />
        <Section title={t('cities.bookingTitle')} text={t('cities.bookingText')} />
        <Button block render={<Link to={paths.service} />}>
          {t('cities.contact')}
        </Button>
      </Card>
    </div>
  );
}

function Section({ title, text }: { title: string; text: string }) {
  return (
    <section>
      <h2 className={styles.heading}>{title}</h2>
      <p className={styles.text}>{text}</p>
    </section>
  );
}
