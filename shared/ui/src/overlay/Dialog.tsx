import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { IconButton } from '../core/IconButton';
import { CloseIcon } from '../core/ownIcons';
import { focusableWhenScrolling } from './focusableWhenScrolling';
import { usePortalContainer } from '../core/OverlayRoot';
import { useBackCloses } from './backStack';
import styles from './Dialog.module.css';

export interface DialogProps {
  open: boolean;
  /** Called with false on Escape, back, a press outside and the close button. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Spoken name of the close button. */
  closeLabel: string;
  children: ReactNode;
  /** Buttons at the bottom. */
  actions?: ReactNode;
}

/** A window in the middle of the frame for something to read: advice, the terms of a trial, content from the server. */
export function Dialog({ open, onOpenChange, title, closeLabel, children, actions }: DialogProps) {
  const container = usePortalContainer();
  useBackCloses(open, () => onOpenChange(false));
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal container={container}>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup className={styles.dialog}>
            <div className={styles.head}>
              <Base.Title className={styles.title}>{title}</Base.Title>
              <Base.Close
                render={<IconButton label={closeLabel} tone="muted" icon={<CloseIcon size={22} />} />}
              />
            </div>
            <div className={styles.content} ref={focusableWhenScrolling}>
              {children}
            </div>
            {actions && <div className={styles.actions}>{actions}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
