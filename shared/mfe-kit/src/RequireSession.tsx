import { useCall, useSession } from '@members/api-client';
import { siteCalls } from '@members/contract';
import type { ReactNode } from 'react';
import type { RouteAccess } from './release';
import { paths } from './paths';
import { Navigate, useLocation } from './router';

/** State of a navigation to /Login: where the member wanted to go (D10). */
export interface LoginState {
  returnTo: string;
}

/** Where the state of a navigation to /Login says that the member wanted to go; null where it says nothing. */
export function returnToOf(state: unknown): string | null {
  const returnTo = (state as Partial<LoginState> | null)?.returnTo;
  return typeof returnTo === 'string' && returnTo.startsWith('/') ? returnTo : null;
}

/**
 * What each screen puts around itself, since there is no route guard (ROUTE-04): a visitor of a member's screen,
 * or of a browsable one on a closed site (video_login 1, D11), goes to /Login and comes back afterwards (D10).
 */
export function RequireSession({ access, children }: { access: RouteAccess; children: ReactNode }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const site = useCall(siteCalls.siteInfo, undefined, { enabled: access === 'browse' && session === null });
  const toLogin = session === null && (access === 'member' || (access === 'browse' && site.data?.loginFirst));
  if (!toLogin) return children;
  const state: LoginState = { returnTo: pathname + search };
  return <Navigate to={paths.login} replace state={state} />;
}
