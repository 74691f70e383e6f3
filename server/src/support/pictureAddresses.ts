import { createHmac, timingSafeEqual } from 'node:crypto';

export type PictureAddresses = ReturnType<typeof createPictureAddresses>;

const hourS = 60 * 60;
const leastHours = 2;

/**
 * Addresses of pictures in conversations, `/uploads/messages/{name}.webp?until&signature`: an img element sends no headers,
 * so the address itself says until when it is good. Their query is one for all pictures of a conversation, and is given to
 * its member alone.
 */
export function createPictureAddresses(secret: string) {
  const signatureOf = (conversationId: number, until: string) =>
    createHmac('sha256', secret)
      .update(`message pictures/v1\0${conversationId}\0${until}`)
      .digest('base64url');

  return {
    /** Good for two to three hours: within an hour the same one, so that it can be cached. */
    queryOf(conversationId: number, now: Date): string {
      const until = String((Math.ceil(now.getTime() / 1000 / hourS) + leastHours) * hourS);
      return new URLSearchParams({ until, signature: signatureOf(conversationId, until) }).toString();
    },

    isGood(
      conversationId: number,
      { until = '', signature = '' }: { until?: unknown; signature?: unknown },
      now: Date,
    ): boolean {
      const wanted = Buffer.from(signatureOf(conversationId, String(until)));
      const given = Buffer.from(String(signature));
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return false;
      return Number(until) * 1000 > now.getTime();
    },
  };
}
