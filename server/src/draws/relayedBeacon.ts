import { roundAt, timeOf, type BeaconInfo } from '@members/verifier';
import { verifyBeaconSignature } from '@members/verifier/bls';
import { setTimeout as wait } from 'node:timers/promises';
import type { Beacon } from './beacon';
import { askRelay } from './relay';

export interface RelayedBeaconOptions {
  /** Chain and key, pinned: a relay brings values, never these. */
  info: BeaconInfo;
  /** Addresses of drand HTTP relays, the preferred one first. None: values come by hand only. */
  relays: readonly string[];
  /** For one answer of one relay. */
  timeoutMs?: number;
  /** From asking one relay to asking the next as well. */
  staggerMs?: number;
  /** Shortest wait before a round is asked for again; it doubles up to `longestPauseMs`. */
  pauseMs?: number;
  now?: () => Date;
  onError?: (error: unknown, what: string) => void;
}

const longestPauseMs = 30_000;

/**
 * A beacon over relays that need no trust: each is asked a little after the one before, and the first genuine
 * signature holds. A relay that fails, hangs or lies only costs its turn.
 */
export function createRelayedBeacon(options: RelayedBeaconOptions): Beacon {
  const { info, relays, timeoutMs = 4000, staggerMs = 300, pauseMs = 250 } = options;
  const { now = () => new Date(), onError = () => {} } = options;
  /** Rounds that no relay had, with when to ask again. */
  const pauses = new Map<bigint, { until: number; lengthMs: number }>();

  const verify = (round: bigint, signature: Uint8Array) =>
    verifyBeaconSignature(info.publicKey, round, signature);

  async function askInTurn(round: bigint, place: number, stop: AbortSignal): Promise<Uint8Array> {
    if (place > 0) await wait(place * staggerMs, undefined, { signal: stop });
    const relay = relays[place]!;
    const signal = AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)]);
    const signature = await askRelay({ relay, chainHash: info.chainHash, round, signal });
    if (!verify(round, signature)) {
      const error = new Error(`${relay} answers with a signature that the chain did not make`);
      onError(error, `beacon round ${round}`);
      throw error;
    }
    return signature;
  }

  async function fetchRound(round: bigint): Promise<Uint8Array | null> {
    const pause = pauses.get(round);
    if (relays.length === 0 || timeOf(info, round) > now()) return null;
    if (pause && Date.now() < pause.until) return null;
    const stop = new AbortController();
    try {
      const signature = await Promise.any(relays.map((_, place) => askInTurn(round, place, stop.signal)));
      pauses.delete(round);
      return signature;
    } catch (error) {
      const lengthMs = Math.min(longestPauseMs, pause ? pause.lengthMs * 2 : pauseMs);
      pauses.set(round, { until: Date.now() + lengthMs, lengthMs });
      // A value a second late is nothing to report; one that relays can't be had for is.
      if (lengthMs === longestPauseMs) onError(error, `beacon round ${round}`);
      return null;
    } finally {
      stop.abort();
    }
  }

  return {
    info,
    roundAt: (time) => roundAt(info, time),
    timeOf: (round) => timeOf(info, round),
    verify,
    fetch: fetchRound,
  };
}
