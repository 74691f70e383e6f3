import { useCall } from '@members/api-client';
import { lotteryCalls } from '@members/contract';
import { formatAmount, unitLabel, useTexts } from '@members/i18n';
import type { SlotData } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { Link } from '@members/mfe-kit/router';
import { TimeIcon, ListRow, MenuList } from '@members/ui/core';
import { useEffect, useEffectEvent } from 'react';

const unopened = 0;

/**
 * What the lottery adds to `wallet.report`, whose figures count settled orders only: the stakes among the latest orders
 * that wait for their draw, and the way to these. It reads again when the report does (`readAt`). Nothing where none waits.
 */
export function OpenStakes({ data: { readAt } }: { data: SlotData }) {
  const { t } = useTexts('mfe-lottery');
  const { data: orders = [], refetch } = useCall(lotteryCalls.orders);
  const readAgain = useEffectEvent(() => void refetch());
  useEffect(() => readAgain(), [readAt]);
  const open = orders.filter(({ status }) => status === unopened);
  if (open.length === 0) return null;
  const totalMinor = open.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0);
  const total = `${formatAmount(totalMinor)}\u00a0${unitLabel}`;
  return (
    <MenuList>
      <ListRow
        icon={<TimeIcon />}
        label={t('records.waiting')}
        description={t('order.summary', { count: open.length, total })}
        render={<Link to={paths.orders} />}
      />
    </MenuList>
  );
}
