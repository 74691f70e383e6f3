import { useSession } from '@members/api-client';
import { paths, returnToOf } from '@members/mfe-kit';
import { Navigate, useLocation } from '@members/mfe-kit/router';
import type { ReactNode } from 'react';

/** Sends a member on, at once or after signing in: to the screen that asked for the login, else to /Home (D10). */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  const session = useSession();
  const { state } = useLocation();
  return session ? <Navigate to={returnToOf(state) ?? paths.home} replace /> : children;
}
