import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { IconButton } from '../core/IconButton';
import { CloseIcon } from '../core/ownIcons';
import { usePortalContainer } from '../core/OverlayRoot';
import { useBackCloses } from './backStack';
import styles from './FullScreen.module.css';

export interface FullScreenProps {
  open: boolean;
  /** Called with false on Escape, back and the close button. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Spoken name of the close button. */
  closeLabel: string;
  /** Fills what the head leaves. */
  children: ReactNode;
}

/** A layer over the whole frame, dark in both themes, for pictures to look at. */
export function FullScreen({ open, onOpenChange, title, closeLabel, children }: FullScreenProps) {
  const container = usePortalContainer();
  useBackCloses(open, () => onOpenChange(false));
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal container={container}>
        <Base.Popup className={styles.layer} data-m-surface="ink">
          <div className={styles.head}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            <Base.Close render={<IconButton label={closeLabel} icon={<CloseIcon size={24} />} />} />
          </div>
          <div className={styles.content}>{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
