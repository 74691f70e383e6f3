import { Toast } from '@base-ui/react/toast';
import { useEffect, type CSSProperties } from 'react';
import { IconButton } from '../core/IconButton';
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../core/ownIcons';
import { usePortalContainer } from '../core/OverlayRoot';
import { attachToasts, toastManager, type ToastData, type ToastTone } from './toast';
import { useFootHeight } from './useFootHeight';
import styles from './ToastProvider.module.css';

const ICONS = { neutral: InfoIcon, success: SuccessIcon, warn: WarningIcon, danger: ErrorIcon };

export interface ToastProviderProps {
  /** Spoken name of the region toasts appear in. */
  label: string;
  /** Spoken name of a toast's close button. */
  closeLabel: string;
}

/** Shows the messages of `toast()`, one at a time. Mount it once, in the shell. */
export function ToastProvider({ label, closeLabel }: ToastProviderProps) {
  return (
    <Toast.Provider toastManager={toastManager} limit={Infinity}>
      <ToastList label={label} closeLabel={closeLabel} />
    </Toast.Provider>
  );
}

type ShownToast = ReturnType<typeof Toast.useToastManager<ToastData>>['toasts'][number];

function ToastList({ label, closeLabel }: ToastProviderProps) {
  const { toasts } = Toast.useToastManager<ToastData>();
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
  const current = toasts.filter(({ transitionStatus }) => transitionStatus !== 'ending');
  const shown =
    current.find(({ type }) => type === 'danger') ?? current.find(({ data }) => !data?.patient) ?? current[0];
  const footPx = useFootHeight(toasts.length > 0);
  return (
    <Toast.Portal container={container}>
      <Toast.Viewport
        className={styles.viewport}
        style={{ '--foot': `${footPx}px` } as CSSProperties}
        aria-label={label}
      >
        {toasts.map((item) => (
          <ToastItem key={item.id} item={item} waiting={item !== shown} closeLabel={closeLabel} />
        ))}
      </Toast.Viewport>
    </Toast.Portal>
  );
}

interface ToastItemProps {
  item: ShownToast;
  /** Another message is shown in its place. */
  waiting: boolean;
  closeLabel: string;
}

function ToastItem({ item, waiting, closeLabel }: ToastItemProps) {
  const { close } = Toast.useToastManager();
  const Icon = ICONS[(item.type as ToastTone) ?? 'neutral'];
  const { patient = false, timeoutMs = 0, detail } = item.data ?? {};
  useEffect(() => {
    if (!patient || waiting) return;
    const timer = setTimeout(() => close(item.id), timeoutMs);
    return () => clearTimeout(timer);
  }, [patient, waiting, timeoutMs, close, item.id]);
  return (
    <Toast.Root
      toast={item}
      className={styles.toast}
      swipeDirection={['down', 'right', 'left']}
      data-waiting={(waiting && item.transitionStatus !== 'ending') || undefined}
    >
      <Toast.Content className={styles.content}>
        <span className={styles.icon} data-tone={item.type}>
          <Icon size={20} />
        </span>
        <div className={styles.words}>
          <Toast.Title render={<p />} className={styles.text} />
          {detail?.(() => close(item.id))}
        </div>
        <Toast.Close
          // Base UI hides it while the stack is folded, but leaves it in the tab order; here nothing folds.
          aria-hidden={false}
          render={<IconButton className={styles.close} label={closeLabel} icon={<CloseIcon size={18} />} />}
        />
      </Toast.Content>
    </Toast.Root>
  );
}
