import { writesInFlight } from '@members/api-client/shell';
import { optionalPart } from '@members/mfe-kit';
import { useSyncExternalStore } from 'react';
import type { LateRemotes } from '../remotes/lateRemotes';
import { OfflineStrip } from './OfflineStrip';
import { UpdateBar } from './UpdateBar';
import { updateOffer } from './updateOffer';

const InstallBar = optionalPart(async () =>
  (await import(/* webpackChunkName: "quiet" */ './InstallBar')).loadInstallBar(),
);

/** What the app says about its network and about itself, on every screen. */
export function OfflineParts({ late }: { late: LateRemotes }) {
  const offer = useSyncExternalStore(updateOffer.subscribe, updateOffer.state);
  const isBusy = () => writesInFlight() > 0 || late.held();
  return (
    <>
      <OfflineStrip />
      {offer === 'none' ? <InstallBar /> : <UpdateBar isBusy={isBusy} />}
    </>
  );
}
