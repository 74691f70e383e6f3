import type { ToastTone } from '@members/ui/overlay';

type Present = (text: string, tone: ToastTone) => void;

let present: Present | undefined;
let waiting: Parameters<Present>[] = [];

/** Shows a short message over the app; one that comes before the part that draws it waits for that. */
export function announce(text: string, tone: ToastTone = 'neutral'): void {
  if (present) present(text, tone);
  else waiting.push([text, tone]);
}

/**
 * Sets what shows messages. The shell does it while there is a network: a message that the network is gone could not
 * load it.
 */
export function presentAnnouncements(next: Present): void {
  present = next;
  const kept = waiting;
  waiting = [];
  for (const [text, tone] of kept) next(text, tone);
}
