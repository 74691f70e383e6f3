import { checkRelease, type GateMember } from '../gate';
import type { Gate } from './passGate';

/** The gate in front of a live shell. `shellUrl` is its origin, once it is known. */
export const liveGate =
  ({ shellUrl, member }: { shellUrl: () => string; member?: GateMember | undefined }): Gate =>
  (input) =>
    checkRelease({ ...input, shellUrl: shellUrl(), ...(member ? { member } : {}) });
