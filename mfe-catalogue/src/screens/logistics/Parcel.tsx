import { useCall } from '@members/api-client';
import { logisticsCalls, type Waybill } from '@members/contract';
import { currencyLabel, formatNumber, useLanguage, useTexts } from '@members/i18n';
import { LoadFailed, useGoBack, useScreenTitle } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { Link } from '@members/mfe-kit/router';
import {
  Amount,
  Button,
  Card,
  Delayed,
  EmptyState,
  NavBar,
  Picture,
  ScreenBody,
  Skeleton,
} from '@members/ui/core';
import { Steps } from './Steps';
import styles from './Parcel.module.css';

/** A parcel: its goods and its way so far. Back leads to the search (SVC-04 to SVC-06). */
export function Parcel({ number }: { number: string }) {
  const { t } = useTexts('common');
  return (
    <>
      <NavBar title={useScreenTitle()} onBack={useGoBack(paths.logistics)} backLabel={t('back')} />
      <ScreenBody>
        <ParcelOf number={number} />
      </ScreenBody>
    </>
  );
}

function ParcelOf({ number }: { number: string }) {
  const { t } = useTexts('mfe-catalogue');
  const { t: common } = useTexts('common');
  const waybill = useCall(logisticsCalls.waybill, { number });
  if (waybill.isPending)
    return (
      <Delayed label={common('loading')}>
        <Card>
          <Skeleton shape="block" height={96} />
        </Card>
      </Delayed>
    );
  if (waybill.data === undefined) return <LoadFailed query={waybill} />;
  if (waybill.data === null)
    return (
      <EmptyState
        drawing="search"
        text={common('noData')}
        action={<Button render={<Link to={paths.logistics} replace />}>{t('logistics.other')}</Button>}
      />
    );
  return <ParcelCards waybill={waybill.data} />;
}

function ParcelCards({ waybill }: { waybill: Waybill }) {
  const { t } = useTexts('mfe-catalogue');
  return (
    <>
      <Goods waybill={waybill} />
      <Card padding="l">
        <h2 className={styles.heading}>{t('logistics.way')}</h2>
        {waybill.carrierNote && <p className={styles.carrier}>{waybill.carrierNote}</p>}
        <Steps steps={waybill.steps} />
      </Card>
    </>
  );
}

/** What is on its way, and under which number. */
function Goods({ waybill: { number, goods } }: { waybill: Waybill }) {
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
