import { writesInFlight } from '@members/api-client/shell';
import type { Releases } from '../remotes/choose/releases';
import { OfflineStrip } from './OfflineStrip';
import { UpdateBar } from './UpdateBar';

/** What the app says about its network and about itself, on every screen. */
export function OfflineParts({ releases }: { releases: Pick<Releases, 'held'> }) {
  const isBusy = () => writesInFlight() > 0 || releases.held() !== null;
  return (
    <>
      <OfflineStrip />
      <UpdateBar isBusy={isBusy} />
    </>
  );
}
