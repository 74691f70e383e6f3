import { call } from '@members/api-client';
import { formatMoney, lotteryCalls } from '@members/contract';
import { element } from '../element.js';
import { failed, frame } from '../frame.js';
import styles from '../lottery.module.css';

/** /GameRecord: the member's orders, newest first. */
export function ordersScreen(props) {
  const { t } = props;
  const list = element('ul', { className: styles.list });
  frame({ ...props, title: t('title.orders') }, list);

  const row = ({ gameName, betName, period, statusText, stakeMinor, placedAt }) =>
    element(
      'li',
      { className: styles.order },
      element('strong', {}, `${gameName} · ${betName}`),
      element('span', { className: styles.figures }, `${formatMoney(stakeMinor)} K`),
      element('span', { className: styles.muted }, `${period} · ${placedAt}`),
      element('span', {}, statusText),
    );
  const load = () =>
    call(lotteryCalls.orders).then(
      (orders) =>
        list.replaceChildren(
          ...(orders.length ? orders.map(row) : [element('li', { className: styles.card }, t('noOrders'))]),
        ),
      () => list.replaceChildren(element('li', {}, failed(t, load))),
    );
  void load();
}
