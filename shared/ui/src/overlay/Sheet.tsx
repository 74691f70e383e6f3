import { Drawer } from '@base-ui/react/drawer';
import type { ReactNode } from 'react';
import { IconButton } from '../core/IconButton';
import { CloseIcon } from '../core/ownIcons';
import { focusableWhenScrolling } from './focusableWhenScrolling';
import { usePortalContainer } from '../core/OverlayRoot';
import { useBackCloses } from './backStack';
import styles from './Sheet.module.css';

export interface SheetProps {
  open: boolean;
  /** Called with false on Escape, back, a swipe down, a press outside and the close button. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Under the title, muted. */
  description?: ReactNode;
  /** Spoken name of the close button. */
  closeLabel: string;
  children: ReactNode;
  /** Stays at the bottom while the content scrolls: the actions. */
  footer?: ReactNode;
}

/** Bottom sheet inside the frame: a receipt to confirm, a picker. Traps the focus and gives it back. */
export function Sheet({ open, onOpenChange, title, description, closeLabel, children, footer }: SheetProps) {
  const container = usePortalContainer();
  useBackCloses(open, () => onOpenChange(false));
  return (
    <Drawer.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Drawer.Portal container={container}>
        <Drawer.Backdrop className={styles.backdrop} />
        <Drawer.Viewport className={styles.viewport}>
          <Drawer.Popup className={styles.sheet}>
            <div className={styles.handle} aria-hidden="true" />
            <div className={styles.head}>
              <div className={styles.headText}>
                <Drawer.Title className={styles.title}>{title}</Drawer.Title>
                {description && (
                  <Drawer.Description className={styles.description}>{description}</Drawer.Description>
                )}
              </div>
              <Drawer.Close
                render={<IconButton label={closeLabel} tone="muted" icon={<CloseIcon size={22} />} />}
              />
            </div>
            <Drawer.Content className={styles.content} ref={focusableWhenScrolling}>
              {children}
            </Drawer.Content>
            {footer && (
              <div className={styles.footer} data-m-foot="">
                {footer}
              </div>
            )}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
