import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { sessionQuery } from '../calls/queries';

/** Keeps the session alive by going from screen to screen: what the page asks by itself does not (OFC-108). */
export function useKeepSessionAlive(): void {
  const client = useQueryClient();
  const { pathname } = useLocation();
  // The first screen comes with a session that was just read.
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    void client.refetchQueries({ queryKey: sessionQuery.queryKey });
  }, [client, pathname]);
}
