import { createListeners } from '@members/api-client/listeners';
import { useSyncExternalStore } from 'react';

const { subscribe, notify } = createListeners();
let times = 0;
const timesDrawn = () => times;

/** Has the frame drawn anew, where something else than React has changed what it drew. */
export function drawFrameAnew(): void {
  times += 1;
  notify();
}

/** How often that was asked for: the key of the frame. */
export const useTimesDrawn = (): number => useSyncExternalStore(subscribe, timesDrawn, timesDrawn);
