import { Card } from '@members/ui/core';
import type { OfficeAnswer } from '@members/office-contract';
import { Money, Time } from '../parts/formats';
import { List } from '../parts/List';
import { useAreaTexts } from '../texts';

type Said = Pick<OfficeAnswer<'recharge'>, 'notices' | 'bookings' | 'steps'>;

/** Of a payment: the notices of its provider, what was booked, and what operators did. */
export function WhatWasSaid({ notices, bookings, steps }: Said) {
  const { t } = useAreaTexts('money');
  return (
    <>
      <Card padding="l">
        <List
          title={t('notices')}
          rows={notices}
          empty={t('noNotices')}
          keyOf={({ id }) => id}
          cells={({ at, outcome, amountMinor, currency, effect, payment }) => [
            <Time key="t" at={at} />,
            <>
              {t(`outcomes.${outcome}`)} <Money minor={amountMinor} /> {currency}
            </>,
            t(`effects.${effect}`),
            payment,
          ]}
        />
      </Card>
      <Card padding="l">
        <List
          title={t('bookings')}
          rows={bookings}
          empty={t('noBookings')}
          keyOf={({ transferId }) => transferId}
          cells={({ transferId, kind, amountMinor, at }) => [
            t('transfer', { id: transferId }),
            t(`transfers.${kind}`),
            <Money key="m" minor={amountMinor} />,
            <Time key="t" at={at} />,
          ]}
        />
      </Card>
      <Card padding="l">
        <List
          title={t('done')}
          rows={steps}
          empty={t('nothingDone')}
          keyOf={({ at, action, operator }) => `${at} ${action} ${operator}`}
          cells={({ operator, action, at }) => [operator, action, <Time key="t" at={at} />]}
        />
      </Card>
    </>
  );
}
