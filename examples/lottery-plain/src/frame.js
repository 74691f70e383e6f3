import { element } from './element.js';
import styles from './lottery.module.css';

/** Bar with the title, and the body of a screen under it. */
export function frame({ domElement, history, t, title, root = false }, ...children) {
  const back = element(
    'button',
    { type: 'button', className: styles.back, 'aria-label': t('back'), onclick: () => history.go(-1) },
    '‹',
  );
  // The shell moves the focus to this heading when the screen changes.
  const heading = element('h1', { className: styles.title, tabIndex: -1, 'data-m-heading': '' }, title);
  const bar = element('header', { className: styles.bar }, ...(root ? [] : [back]), heading);
  domElement.replaceChildren(bar, element('div', { className: styles.body }, ...children));
}

/** A read that failed, with a way to repeat it. */
export const failed = (t, retry) =>
  element(
    'div',
    { className: styles.card, role: 'alert' },
    element('p', {}, t('failed')),
    element('button', { type: 'button', className: styles.quiet, onclick: retry }, t('retry')),
  );
