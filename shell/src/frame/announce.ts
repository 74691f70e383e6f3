export type Tone = 'neutral' | 'success' | 'danger';

/** Shows a short message over the app; the part that draws it is loaded with the first one. */
export function announce(message: string, tone: Tone = 'neutral'): void {
  void import('@members/ui/overlay').then(({ toast }) => toast(message, { tone }));
}
