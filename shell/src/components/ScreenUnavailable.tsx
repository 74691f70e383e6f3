import { hasNetwork, onNetworkChange } from '@members/api-client/shell';
import { useTexts } from '@members/i18n';
import { useGoBack, useScreenTitle } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { Link } from '@members/mfe-kit/router';
import { Button, ErrorState, NavBar } from '@members/ui/core';
import { useState, useSyncExternalStore } from 'react';

/** Takes the place of a screen that can't be loaded or shown, with a retry; the rest of the app goes on. */
export function ScreenUnavailable({ onRetry }: { onRetry: () => Promise<void> }) {
  const { t } = useTexts('shell');
  const { t: common } = useTexts('common');
  const [busy, setBusy] = useState(false);
  const online = useSyncExternalStore(onNetworkChange, hasNetwork);
  const retry = () => {
    setBusy(true);
    void onRetry().finally(() => setBusy(false));
  };
  return (
    <>
      <NavBar title={useScreenTitle()} onBack={useGoBack(paths.home)} backLabel={common('back')} />
      <ErrorState
        title={t(online ? 'remote.title' : 'remote.offlineTitle')}
        text={t(online ? 'remote.text' : 'remote.offlineText')}
        retryLabel={common('retry')}
        onRetry={retry}
        busy={busy}
        action={
          <Button variant="quiet" render={<Link to={paths.home} />}>
            {common('toHome')}
          </Button>
        }
      />
    </>
  );
}
