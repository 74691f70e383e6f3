import { element } from '../element.js';
import styles from '../lottery.module.css';
import { clockText } from './countdown.js';
import { diceRow } from './diceRow.js';

/** The next draw counting down, beside the last result. */
export function roundView(t) {
  const period = element('p', { className: styles.caption });
  const clock = element('p', { className: styles.clock, role: 'timer', 'aria-live': 'off' });
  const closed = element('p', { className: styles.caption, role: 'status' });
  const result = element('div', { className: styles.result });
  const view = element(
    'section',
    { className: styles.round },
    element('div', {}, period, clock, closed),
    element(
      'div',
      { className: styles.last },
      element('p', { className: styles.caption }, t('last')),
      result,
    ),
  );
  const write = (target, text) => {
    if (target.textContent !== text) target.textContent = text;
  };
  return {
    element: view,
    showTime({ toDraw, toClose }) {
      write(clock, clockText(toDraw));
      write(closed, toClose > 0 ? '' : t('closed'));
    },
    showState({ nextPeriod, dice, size, parity, testBeacon }) {
      write(period, t('next', { period: nextPeriod }));
      const sum = dice?.reduce((total, face) => total + face, 0);
      const words = dice ? `${t('sum', { sum })} · ${size} · ${parity}` : t('none');
      result.replaceChildren(
        ...(dice ? [diceRow(dice)] : []),
        element('p', { className: styles.caption }, words),
        ...(testBeacon ? [element('p', { className: styles.caption }, t('testBeacon'))] : []),
      );
    },
  };
}
