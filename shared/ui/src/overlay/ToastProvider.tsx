import { Toast } from '@base-ui/react/toast';
import { useEffect } from 'react';
import { IconButton } from '../core/IconButton';
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../core/icons';
import { usePortalContainer } from '../core/OverlayRoot';
import { attachToasts, toastManager, type ToastTone } from './toast';
import styles from './ToastProvider.module.css';

const ICONS = { neutral: InfoIcon, success: SuccessIcon, warn: WarningIcon, danger: ErrorIcon };

export interface ToastProviderProps {
  /** Spoken name of the region toasts appear in. */
  label: string;
  /** Spoken name of a toast's close button. */
  closeLabel: string;
}

/** Shows the messages of `toast()`. Mount it once, in the shell. */
export function ToastProvider({ label, closeLabel }: ToastProviderProps) {
  return (
    <Toast.Provider toastManager={toastManager} limit={3}>
      <ToastList label={label} closeLabel={closeLabel} />
    </Toast.Provider>
  );
}

function ToastList({ label, closeLabel }: ToastProviderProps) {
  const { toasts } = Toast.useToastManager();
  const container = usePortalContainer();
  // The provider above subscribes in an effect of its own that runs after this one.
  useEffect(() => {
    let detach: (() => void) | undefined;
    const timer = setTimeout(() => (detach = attachToasts()));
    return () => {
      clearTimeout(timer);
      detach?.();
    };
  }, []);
  return (
    <Toast.Portal container={container}>
      <Toast.Viewport className={styles.viewport} aria-label={label}>
        {toasts.map((item) => {
          const Icon = ICONS[(item.type as ToastTone) ?? 'neutral'];
          return (
            <Toast.Root
              key={item.id}
              toast={item}
              className={styles.toast}
              swipeDirection={['up', 'right', 'left']}
            >
              <Toast.Content className={styles.content}>
                <span className={styles.icon} data-tone={item.type}>
                  <Icon size={20} />
                </span>
                <Toast.Title render={<p />} className={styles.text} />
                <Toast.Close
                  // Base UI hides it while the stack is folded, but leaves it in the tab order; here nothing folds.
                  aria-hidden={false}
                  render={
                    <IconButton className={styles.close} label={closeLabel} icon={<CloseIcon size={18} />} />
                  }
                />
              </Toast.Content>
            </Toast.Root>
          );
        })}
      </Toast.Viewport>
    </Toast.Portal>
  );
}
