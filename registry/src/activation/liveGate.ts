import type { GateMember } from '../gate';
import type { Gate } from './passGate';

/** The gate in front of a live shell. `shellUrl` is its origin, once it is known. */
export const liveGate =
  ({ shellUrl, member }: { shellUrl: () => string; member?: GateMember | undefined }): Gate =>
  async (input) => {
    // With it come a browser's driver and axe, which a registry needs for nothing else.
    const { checkRelease } = await import('../gate');
    return checkRelease({ ...input, shellUrl: shellUrl(), ...(member ? { member } : {}) });
  };
