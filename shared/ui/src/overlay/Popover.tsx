import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import { IconButton } from '../core/IconButton';
import { CloseIcon } from '../core/ownIcons';
import { usePortalContainer } from '../core/OverlayRoot';
import styles from './Popover.module.css';

export interface PopoverProps {
  /** The button it hangs on. */
  trigger: ReactElement;
  title: ReactNode;
  /** Spoken name of the close button. */
  closeLabel: string;
  children: ReactNode;
  side?: 'top' | 'bottom';
  /** Open state, if the caller wants to hold it. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** A small note at a button: limits, past results. */
export function Popover({
  trigger,
  title,
  closeLabel,
  children,
  side = 'bottom',
  open,
  onOpenChange,
}: PopoverProps) {
  const container = usePortalContainer();
  return (
    <Base.Root open={open} onOpenChange={onOpenChange && ((next) => onOpenChange(next))}>
      <Base.Trigger render={trigger} />
      <Base.Portal container={container}>
        <Base.Positioner
          className={styles.positioner}
          side={side}
          align="end"
          sideOffset={6}
          collisionPadding={16}
          collisionBoundary={container}
        >
          <Base.Popup className={styles.popover}>
            <div className={styles.head}>
              <Base.Title className={styles.title}>{title}</Base.Title>
              <Base.Close
                render={<IconButton label={closeLabel} tone="muted" icon={<CloseIcon size={20} />} />}
              />
            </div>
            <div className={styles.content}>{children}</div>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
