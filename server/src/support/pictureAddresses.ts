import { createHmac, timingSafeEqual } from 'node:crypto';

export type PictureAddresses = ReturnType<typeof createPictureAddresses>;

const hourS = 60 * 60;
const leastHours = 2;

/**
 * Signed addresses of pictures in conversations, `/uploads/messages/{name}.webp?until&signature`: an img element sends no
 * headers, so the address itself says until when it is good. They are given to the member alone.
 */
export function createPictureAddresses(secret: string) {
  const signatureOf = (name: string, until: string) =>
    createHmac('sha256', secret).update(`message picture/v1\0${name}\0${until}`).digest('base64url');

  return {
    /** Good for two to three hours: within an hour the same one, so that it can be cached. */
    sign(name: string, now: Date): string {
      const until = String((Math.ceil(now.getTime() / 1000 / hourS) + leastHours) * hourS);
      return `/uploads/messages/${name}.webp?${new URLSearchParams({ until, signature: signatureOf(name, until) })}`;
    },

    isGood(
      { name, until = '', signature = '' }: { name: string; until?: unknown; signature?: unknown },
      now: Date,
    ): boolean {
      const wanted = Buffer.from(signatureOf(name, String(until)));
      const given = Buffer.from(String(signature));
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return false;
      return Number(until) * 1000 > now.getTime();
    },
  };
}
