import { useTexts } from '@members/i18n';
import { ScreenOutline } from '@members/ui/core';
import { useEffect, useState, type ComponentType } from 'react';

/** A screen whose code can be loaded before it is shown. */
export type LazyScreen = ComponentType & { preload?: () => Promise<unknown> };

/**
 * A screen that is loaded when it is shown, or before by `preload`; a `preload` that fails leaves nothing behind. Where
 * a route's path is the name of a property that holds it, the build tells which files the route needs. A loaded
 * screen is shown at once: React's `lazy` would yield first, and then wait 300 ms.
 */
export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  let loading: Promise<ComponentType> | undefined;
  let loaded: ComponentType | undefined;
  async function once(): Promise<ComponentType> {
    try {
      return (loaded = await (loading ??= load()));
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }

  function Screen() {
    const [Loaded, setLoaded] = useState(() => loaded);
    const [failed, setFailed] = useState<{ error: unknown }>();
    useEffect(() => {
      if (!Loaded)
        once().then(
          (found) => setLoaded(() => found),
          (error: unknown) => setFailed({ error }),
        );
    }, [Loaded]);
    if (failed) throw failed.error;
    return Loaded ? <Loaded /> : <Loading />;
  }
  return Object.assign(Screen, { preload: once });
}

function Loading() {
  const { t } = useTexts('common');
  return <ScreenOutline label={t('loading')} />;
}
