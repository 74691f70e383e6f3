import { createContext, use, useEffect, useEffectEvent, useRef } from 'react';
import type { FilledSlot, RemoteProps, SlotData } from './contract';

/** The prop `fillSlot`, where the shell gives one. */
export const SlotContext = createContext<RemoteProps['fillSlot']>(undefined);

export interface SlotProps {
  /** The remote that offers it, and the place, e.g. `wallet.report`. */
  name: string;
  /** What those who add to it get to know. */
  data?: SlotData;
}

/** A place in a screen to which other remotes may add something; it has no box of its own. */
export function Slot({ name, data = {} }: SlotProps) {
  const fillSlot = use(SlotContext);
  const element = useRef<HTMLDivElement>(null);
  const filled = useRef<FilledSlot>(undefined);
  const fill = useEffectEvent(() => element.current && fillSlot?.(name, element.current, data));
  const update = useEffectEvent(() => filled.current?.update(data));
  useEffect(() => {
    const own = fill() ?? undefined;
    filled.current = own;
    return () => own?.end();
  }, [fillSlot, name]);
  const json = JSON.stringify(data);
  useEffect(() => update(), [json]);
  return <div ref={element} style={{ display: 'contents' }} />;
}
