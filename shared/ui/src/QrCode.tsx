import { encode } from 'uqr';
import styles from './QrCode.module.css';

/** Light cells around the code, which scanners need. */
const border = 4;

/** A text as a QR code: dark on white in every appearance, since many scanners read no other. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border });
  const cells = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={cells.join('')} shapeRendering="crispEdges" />
    </svg>
  );
}
