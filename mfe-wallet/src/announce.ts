/** Shows a short success message; the part that draws it is loaded with the first one. */
export function announce(message: string): void {
  void import('@members/ui/overlay').then(({ toast }) => toast(message, { tone: 'success' }));
}
