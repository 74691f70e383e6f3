import { writesInFlight } from '@members/api-client/shell';
import { optionalPart } from '@members/mfe-kit';
import { useSyncExternalStore } from 'react';
import type { Releases } from '../remotes/choose/releases';
import { OfflineStrip } from './OfflineStrip';
import { UpdateBar } from './UpdateBar';
import { updateOffer } from './updateOffer';

const InstallBar = optionalPart(async () =>
  (await import(/* webpackChunkName: "quiet" */ './InstallBar')).loadInstallBar(),
);

/** What the app says about its network and about itself, on every screen. */
export function OfflineParts({ releases }: { releases: Pick<Releases, 'held'> }) {
  const offer = useSyncExternalStore(updateOffer.subscribe, updateOffer.state);
  const isBusy = () => writesInFlight() > 0 || releases.held() !== null;
  return (
    <>
      <OfflineStrip />
      {offer === 'none' ? <InstallBar /> : <UpdateBar isBusy={isBusy} />}
    </>
  );
}
