import { Delayed, ScreenBody, Skeleton } from '@members/ui/core';
import styles from './ScreenLoading.module.css';

interface Props {
  label: string;
  /** Before anything shows; that of `Delayed` unless told. */
  delayMs?: number | undefined;
}

/**
 * The outline of a screen while its code is on the way. It lies over the place of the screen, not before it, so that the
 * screen moves nothing when it arrives.
 */
export function ScreenLoading({ label, delayMs }: Props) {
  return (
    <Delayed label={label} reserves={false} {...(delayMs !== undefined && { delayMs })}>
      <div className={styles.outline}>
        <div className={styles.bar}>
          <Skeleton width="40%" height={20} />
        </div>
        <ScreenBody>
          <Skeleton shape="block" height={120} />
          <Skeleton shape="block" height={56} />
          <Skeleton shape="block" height={56} />
          <Skeleton shape="block" height={56} />
        </ScreenBody>
      </div>
    </Delayed>
  );
}
