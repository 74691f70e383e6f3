import type { ReactNode } from 'react';
import { ReasonSheet } from '../parts/ReasonSheet';
import { isReason, whyLimits } from './decision/decision';
import { useReleaseTexts } from './useReleaseTexts';
import styles from './WhySheet.module.css';

interface WhySheetProps {
  title: string;
  confirmLabel: string;
  busy: boolean;
  danger?: boolean;
  children?: ReactNode;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** Asks why, for the registry's log, what is decided whatever else runs. */
export function WhySheet({ children, ...props }: WhySheetProps) {
  const { t } = useReleaseTexts();
  return (
    <ReasonSheet
      {...props}
      hint={t('whyHint')}
      maxLength={whyLimits.max}
      check={(reason) => (isReason(reason) ? undefined : t('whyMissing', whyLimits))}
    >
      {children && <div className={styles.asked}>{children}</div>}
    </ReasonSheet>
  );
}
