import type { Waybill } from '@members/contract';
import styles from './Steps.module.css';

/** The way of a parcel from its first step, with the fourth active (SVC-05, D59). */
export function Steps({ steps }: { steps: Waybill['steps'] }) {
  const active = activeStep(steps.length);
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, description, time }, index) => (
        <li
          key={`${index} ${time}`}
          className={index < active ? `${styles.step} ${styles.passed}` : styles.step}
          aria-current={index === active ? 'step' : undefined}
        >
          <span className={styles.title}>{title}</span>
          <span className={styles.text}>{description}</span>
          <time className={styles.text}>{time.slice(0, 16)}</time>
        </li>
      ))}
    </ol>
  );
}

/** Which step of a parcel is shown active: the fourth, or the last where there are fewer; -1 without any (D59). */
export const activeStep = (count: number): number => Math.min(3, count - 1);
