import { useCall } from '@members/api-client';
import { formatCurrency, showcaseCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { useGoBack, useScreenTitle } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { Link, useSearchParams } from '@members/mfe-kit/router';
import { Button, Card, LineTabs, NavBar } from '@members/ui/core';
import type { ReactNode } from 'react';
import styles from './CitiesScreen.module.css';
import { CityList } from './CityList';

/** /Choose: the cities (CAT-02), and price and service (CAT-03). The open tab stands in the address, so that going back finds it. */
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

/** What a guide does, how the price is found and who books (CAT-03, CAT-07, D62). */
function PriceAndService() {
  const { t } = useTexts('mfe-catalogue');
  return (
    <div className={styles.panel}>
      <Card padding="l" className={styles.sections}>
        <Section title={t('cities.priceTitle')} text={t('cities.priceText')}>
          <Prices />
        </Section>
        <Section title={t('cities.serviceTitle')} text={t('cities.serviceText')} />
        <Section title={t('cities.bookingTitle')} text={t('cities.bookingText')} />
        <Button block render={<Link to={paths.service} />}>
          {t('cities.contact')}
        </Button>
      </Card>
    </div>
  );
}

/** What the operator has set a guide to cost; nothing where a counselor names it (CAT-03, D62). */
function Prices() {
  const { t, language } = useTexts('mfe-catalogue');
  const { data } = useCall(showcaseCalls.guidePrices, undefined, { quiet: true });
  const prices = [
    [t('cities.halfDay'), data?.halfDayMinor],
    [t('cities.fullDay'), data?.fullDayMinor],
  ] as const;
  return (
    <dl className={styles.prices}>
      {prices.map(
        ([name, amountMinor]) =>
          amountMinor && (
            <div key={name} className={styles.price}>
              <dt>{name}</dt>
              <dd>{formatCurrency(amountMinor, language)}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Section({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <section>
      <h2 className={styles.heading}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {children}
    </section>
  );
}
