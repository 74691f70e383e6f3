/** State of a navigation to /Login: where the member wanted to go (D10). */
export interface LoginState {
  returnTo: string;
}

export function returnToOf(state: unknown): string | null {
  const returnTo = (state as Partial<LoginState> | null)?.returnTo;
  return typeof returnTo === 'string' && returnTo.startsWith('/') ? returnTo : null;
}
