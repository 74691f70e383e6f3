import { element } from '../element.js';
import styles from '../lottery.module.css';

/** The pips of each face, as cells of a 3x3 grid. */
const pips = { 1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8] };

/** Three dice, told as their numbers to those who don't see them. */
export function diceRow(dice) {
  const faces = dice.map((face) => {
    const cells = Array.from({ length: 9 }, (_, cell) =>
      element('i', { className: pips[face].includes(cell) ? styles.pip : '' }),
    );
    return element('span', { className: styles.die }, ...cells);
  });
  return element('span', { className: styles.dice, role: 'img', 'aria-label': dice.join(', ') }, ...faces);
}
