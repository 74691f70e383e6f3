import { useTexts } from '@members/i18n';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { announce } from './announce';

/** What every dialog and sheet takes. */
export interface LayerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * A dialog or sheet whose code is loaded when it is first opened. Without a network the member is told and it closes
 * again: the screen stays as it is, with all that was typed. Opening it again tries again.
 */
export function lazyLayer<Props extends LayerProps>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let known: ComponentType<Props> | undefined;
  return function LazyLayer(props: Props) {
    const { t } = useTexts('common');
    const [Layer, setLayer] = useState(() => known);
    const missing = props.open && !Layer;
    const failed = useEffectEvent(() => {
      announce(t('networkError'), 'danger');
      props.onOpenChange(false);
    });
    useEffect(() => {
      if (!missing) return;
      let over = false;
      load().then(
        (layer) => {
          known = layer;
          if (!over) setLayer(() => layer);
        },
        () => !over && failed(),
      );
      return () => {
        over = true;
      };
    }, [missing]);
    return Layer ? <Layer {...props} /> : null;
  };
}
