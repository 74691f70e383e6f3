import type { ShellHistory } from '@members/mfe-kit';
import type { Translate } from '../../texts';
import styles from './blankScreen.module.css';

/** /Blank: its elements. */
export function blankScreen({ t, history }: { t: Translate; history: ShellHistory }): Element[] {
  const heading = document.createElement('h1');
  heading.className = styles.title ?? '';
  heading.textContent = t('title.blank');
  // The shell moves the focus to this heading when the screen changes.
  heading.tabIndex = -1;
  heading.dataset.mHeading = '';
  const text = document.createElement('p');
  text.textContent = t('blank.text');
  const home = document.createElement('a');
  home.href = history.createHref('/Home');
  home.textContent = t('blank.home');
  const card = document.createElement('div');
  card.className = styles.card ?? '';
  card.append(text, home);
  return [heading, card];
}
