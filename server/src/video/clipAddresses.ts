import { createHmac, timingSafeEqual } from 'node:crypto';

/** What an address of a clip allows. */
export interface ClipRight {
  videoId: number;
  memberId: number;
  /** Seconds of the trial; `null` for the whole clip. */
  trialSeconds: number | null;
  expiresAt: Date;
}

export interface ClipAddresses {
  /** An address for one member, good for four to five hours: within an hour the same one, so that it can be cached. */
  sign(right: Omit<ClipRight, 'expiresAt'>, now: Date): string;
  /** What an address allows; `null` for one that was not signed here, was changed, or has expired. */
  read(address: { videoId: string; query: Readonly<Record<string, unknown>> }, now: Date): ClipRight | null;
}

const hourS = 60 * 60;
const leastHours = 4;

/**
 * Signed addresses of clips, `/clips/{video}.mp4?member&until&trial&signature` (0030). A media element sends no
 * headers, so the address itself says for whom, for what and until when it is good.
 */
export function createClipAddresses(secret: string): ClipAddresses {
  const signatureOf = (...parts: readonly string[]) =>
    createHmac('sha256', secret)
      .update(['clip/v1', ...parts].join('\0'))
      .digest('base64url');

  return {
    sign({ videoId, memberId, trialSeconds }, now) {
      const until = String((Math.ceil(now.getTime() / 1000 / hourS) + leastHours) * hourS);
      const [member, trial] = [String(memberId), trialSeconds === null ? 'no' : String(trialSeconds)];
      const signature = signatureOf(String(videoId), member, until, trial);
      return `/clips/${videoId}.mp4?${new URLSearchParams({ member, until, trial, signature }).toString()}`;
    },

    read({ videoId, query }, now) {
      const [member, until, trial, given] = ['member', 'until', 'trial', 'signature'].map((name) =>
        typeof query[name] === 'string' ? query[name] : '',
      ) as [string, string, string, string];
      const wanted = Buffer.from(signatureOf(videoId, member, until, trial));
      const signature = Buffer.from(given);
      if (signature.length !== wanted.length || !timingSafeEqual(signature, wanted)) return null;
      const expiresAt = new Date(Number(until) * 1000);
      if (expiresAt <= now) return null;
      const trialSeconds = trial === 'no' ? null : Number(trial);
      return { videoId: Number(videoId), memberId: Number(member), trialSeconds, expiresAt };
    },
  };
}
