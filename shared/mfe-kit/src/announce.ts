import type { ToastTone } from '@members/ui/overlay';

/** Shows a short message over the app; the part that draws it is loaded with the first one. */
export function announce(text: string, tone: ToastTone = 'neutral'): void {
  void import('@members/ui/overlay').then(({ toast }) => toast(text, { tone }));
}
