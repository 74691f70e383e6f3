import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useRef, type ReactNode } from 'react';
import { Button } from '../core/Button';
import { classNames } from '../core/classNames';
import { usePortalContainer } from '../core/OverlayRoot';
import { useBackCloses } from './backStack';
import styles from './Dialog.module.css';

export interface ConfirmDialogProps {
  open: boolean;
  /** Called with false on cancel, Escape and back. A press outside does nothing: a decision is wanted. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** What follows from saying yes. */
  description?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** Does not close by itself: the caller closes when the work is done. */
  onConfirm: () => void;
  busy?: boolean;
  /** `danger` for what cannot be undone. */
  tone?: 'primary' | 'danger';
}

/** Asks for a decision. The focus starts on cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, confirmLabel, cancelLabel, onConfirm, busy, tone } = props;
  const container = usePortalContainer();
  const cancel = useRef<HTMLButtonElement>(null);
  useBackCloses(open, () => onOpenChange(false));
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <AlertDialog.Portal container={container}>
        <AlertDialog.Backdrop className={styles.backdrop} forceRender />
        <AlertDialog.Viewport className={styles.viewport}>
          <AlertDialog.Popup className={styles.dialog} initialFocus={cancel}>
            <div className={classNames(styles.head, styles.confirm)}>
              <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
            </div>
            <div className={styles.content}>
              {description && (
                <AlertDialog.Description render={<div />}>{description}</AlertDialog.Description>
              )}
            </div>
            <div className={styles.actions}>
              <AlertDialog.Close ref={cancel} render={<Button variant="secondary">{cancelLabel}</Button>} />
              <Button variant={tone ?? 'primary'} busy={busy} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
