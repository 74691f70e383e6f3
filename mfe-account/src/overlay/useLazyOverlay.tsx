import { useTexts } from '@members/i18n';
import { announce } from '@members/mfe-kit';
import { useState, type ComponentType, type ReactNode } from 'react';

export interface OverlayProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

interface LazyOverlay<Props> {
  open: () => void;
  close: () => void;
  /** The overlay with its other props; nothing before it was opened. */
  render: (props: Omit<Props, keyof OverlayProps>) => ReactNode;
}

/**
 * A dialog or sheet whose code is loaded when it is first opened. Without a network the member is told, and the screen
 * stays as it is, with all that was typed; opening it again tries again.
 */
export function useLazyOverlay<Props extends OverlayProps>(
  load: () => Promise<ComponentType<Props>>,
): LazyOverlay<Props> {
  const { t } = useTexts('common');
  const [Overlay, setOverlay] = useState<ComponentType<Props>>();
  const [opened, setOpened] = useState(false);
  const open = async () => {
    try {
      const loaded = await load();
      setOverlay(() => loaded);
      setOpened(true);
    } catch {
      announce(t('networkError'), 'danger');
    }
  };
  return {
    open: () => void open(),
    close: () => setOpened(false),
    render: (props) =>
      Overlay && <Overlay {...({ ...props, open: opened, onOpenChange: setOpened } as Props)} />,
  };
}
