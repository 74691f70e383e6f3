/** How long each step of a remote may take, in milliseconds, before it counts as failed. */
export interface RemoteLimits {
  loadMs: number;
  bootstrapMs: number;
  mountMs: number;
  unmountMs: number;
}

/** Long enough for a slow phone, short enough that nobody waits in front of nothing. */
export const usualLimits: RemoteLimits = {
  loadMs: 15_000,
  bootstrapMs: 8_000,
  mountMs: 8_000,
  unmountMs: 2_000,
};
