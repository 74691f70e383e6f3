import { useEffect, useId, useRef } from 'react';
import { dropLayer, pushLayer } from './backStack';

/** While `open`, the browser's back calls `close`. */
export function useBackCloses(open: boolean, close: () => void): void {
  const id = useId();
  const key = useRef<string>(undefined);
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!open) return;
    // useId is unique within one React root only, and there are several.
    const layer = (key.current ??= `${id}${Math.random().toString(36).slice(2)}`);
    pushLayer(layer, () => latest.current());
    return () => dropLayer(layer);
  }, [open, id]);
}
