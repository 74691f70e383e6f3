import type { ReactNode } from 'react';
import { classNames } from '../core/classNames';
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../core/ownIcons';
import styles from './FormMessage.module.css';

const ICONS = { error: ErrorIcon, success: SuccessIcon, info: InfoIcon, warn: WarningIcon };

export interface FormMessageProps {
  tone?: keyof typeof ICONS;
  children: ReactNode;
}

/** Message about a whole form, in its place. An error is announced at once. */
export function FormMessage({ tone = 'error', children }: FormMessageProps) {
  const Icon = ICONS[tone];
  return (
    <div className={classNames(styles.message, styles[tone])} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon size={18} className={styles.icon} />
      <div>{children}</div>
    </div>
  );
}
