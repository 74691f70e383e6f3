import { ApiError, call } from '@members/api-client';
import { formatMoney, memberCalls } from '@members/contract';
import { element } from '../element.js';
import styles from '../lottery.module.css';
import { checkOrder, totalMinor } from './checkOrder.js';
import { createPlacing } from './createPlacing.js';

/** Options, stake and the button that places the order. */
export function betSlip({ t, hold, release, gameId, odds, member, round }) {
  const chosen = new Set();
  const place = createPlacing({ gameId, release });
  let balanceMinor = member.balanceMinor;
  let stopHolding = null;
  let open = true;
  let placing = false;

  const options = odds.map(({ type, name, odds: factor }) => {
    const button = element(
      'button',
      { type: 'button', className: styles.option, 'aria-pressed': 'false' },
      element('strong', {}, name),
      ' ',
      element('span', { className: styles.muted }, factor ?? '–'),
    );
    button.onclick = () => {
      if (!chosen.delete(type)) chosen.add(type);
      button.setAttribute('aria-pressed', String(chosen.has(type)));
      update();
    };
    return button;
  });
  const stake = element('input', {
    className: styles.stake,
    inputMode: 'numeric',
    autocomplete: 'off',
    value: '10',
  });
  stake.oninput = update;
  const total = element('p', { className: styles.figures });
  const balance = element('p', { className: styles.muted });
  const message = element('p', { className: styles.message, role: 'status' });
  const submit = element('button', { type: 'submit', className: styles.submit }, t('place'));
  const form = element(
    'form',
    { className: styles.slip, noValidate: true },
    element('label', { className: styles.label }, element('span', {}, t('stake')), stake),
    element('div', { className: styles.sums }, total, balance),
    submit,
    message,
  );
  const grid = element(
    'div',
    { className: styles.options, role: 'group', 'aria-label': t('options') },
    ...options,
  );

  function update() {
    const betTypes = [...chosen];
    const amount = formatMoney(totalMinor(stake.value || '0', betTypes));
    total.textContent = t('total', { count: chosen.size, stake: stake.value || '0', total: amount });
    balance.textContent = t('balance', { amount: formatMoney(balanceMinor) });
    submit.disabled = !open || placing;
    holdWhile(chosen.size > 0);
  }

  /** A new release of this remote waits while options are chosen. */
  function holdWhile(needed) {
    if (needed && !stopHolding) stopHolding = hold?.('options are chosen') ?? null;
    if (!needed) stopHolding = stopHolding?.() ?? null;
  }

  async function reloadBalance() {
    const next = await call(memberCalls.member).catch(() => null);
    if (next) balanceMinor = next.balanceMinor;
    update();
  }

  form.onsubmit = async (event) => {
    event.preventDefault();
    const order = { stake: stake.value.trim(), betTypes: [...chosen], period: round().nextPeriod };
    const fault = checkOrder({ ...order, balanceMinor });
    if (fault) return void (message.textContent = t(fault));
    placing = true;
    update();
    try {
      const { period } = await place(order);
      chosen.clear();
      for (const option of options) option.setAttribute('aria-pressed', 'false');
      message.textContent = t('placed', { period });
    } catch (error) {
      const isRefused = error instanceof ApiError && error.kind === 'refused';
      message.textContent = isRefused ? error.message : t('unanswered');
    }
    placing = false;
    await reloadBalance();
  };

  update();
  return {
    element: element('div', { className: styles.bets }, grid, form),
    reloadBalance,
    setOpen(next) {
      if (next === open) return;
      open = next;
      update();
    },
    end: () => holdWhile(false),
  };
}
