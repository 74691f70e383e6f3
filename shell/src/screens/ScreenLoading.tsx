import { Delayed, ScreenBody, Skeleton } from '@members/ui/core';
import styles from './ScreenLoading.module.css';

interface Props {
  label: string;
  /** Before anything shows; that of `Delayed` unless told. */
  delayMs?: number | undefined;
}

/** The outline of a screen while its code is on the way. */
export function ScreenLoading({ label, delayMs }: Props) {
  return (
    <div className={styles.place}>
      <Delayed label={label} {...(delayMs !== undefined && { delayMs })}>
        <div className={styles.bar}>
          <Skeleton width="40%" height={20} />
        </div>
        <ScreenBody>
          <Skeleton shape="block" height={120} />
          <Skeleton shape="block" height={56} />
          <Skeleton shape="block" height={56} />
          <Skeleton shape="block" height={56} />
        </ScreenBody>
      </Delayed>
    </div>
  );
}
