import { useCall, useSession } from '@members/api-client';
import { siteCalls, type GameState } from '@members/contract';
import { useLanguage } from '@members/i18n';
import { useEffect, useState } from 'react';

/**
 * Follows a game while it is on screen; returns whether its stream tells what happens. Where it doesn't, as with servers
 * that announce no additions, the round has to be read again at its end (LOT-17, D26).
 */
export function useGameStream({ key, id }: Pick<GameState, 'key' | 'id'>): boolean {
  const language = useLanguage();
  const token = useSession()?.token;
  const { data: site } = useCall(siteCalls.siteInfo);
  const offered = site?.takesPostTwins === true && token !== undefined;
  const [live, setLive] = useState(false);
  useEffect(() => {
    if (!offered) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const onLive = (now: boolean) => !signal.aborted && setLive(now);
    // Reads do without it where its code can't be loaded.
    import('./gameStream').then(
      ({ followGame }) => followGame({ key, id, onLive, signal }),
      () => undefined,
    );
    return () => {
      leaving.abort();
      setLive(false);
    };
  }, [offered, token, key, id, language]);
  return live;
}
