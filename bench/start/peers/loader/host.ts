import '@members/ui/tokens.css';
import type { ListedRelease } from '@members/mfe-kit';
import { loadRelease } from '../../../../shell/src/remotes/prepare/loadRelease';
import { followAddress } from '../common/followAddress';
import { startShared } from '../common/startShared';

declare const RELEASES: readonly ListedRelease[];

const history = await startShared();
followAddress(history, (name) => {
  const release = RELEASES.find((each) => each.name === name)!;
  return loadRelease(release, { timeoutMs: 30_000, again: false, isUnsigned: false });
});
