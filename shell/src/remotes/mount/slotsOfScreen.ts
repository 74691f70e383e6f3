import type { FilledSlot, RemoteProps } from '@members/mfe-kit';
import type { Gate } from './createGate';

export type FillSlot = NonNullable<RemoteProps['fillSlot']>;

/** The slots of one screen: they are filled once it is shown, and emptied with it, whatever the screen forgets. */
export function slotsOfScreen(fillSlot: FillSlot, shown: Gate): { fill: FillSlot; end: () => void } {
  const open = new Set<FilledSlot>();
  let over = false;
  return {
    fill(slot, element, data = {}) {
      let filled: FilledSlot | undefined;
      let latest = data;
      let ended = false;
      const own: FilledSlot = {
        update(next) {
          latest = next;
          filled?.update(next);
        },
        end() {
          ended = true;
          open.delete(own);
          filled?.end();
        },
      };
      open.add(own);
      shown.whenOpen(() => {
        if (!ended && !over) filled = fillSlot(slot, element, latest);
      });
      return own;
    },
    end() {
      over = true;
      for (const each of open) each.end();
    },
  };
}
