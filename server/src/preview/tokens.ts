import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** How long an operator looks at drafts before they have to ask again. */
const lifetimeMs = 2 * 60 * 60_000;

export interface PreviewTokens {
  /** What an operator's frame shows drafts by, and until when. */
  issue(operator: string, now: Date): { token: string; until: Date };
  /** Whose a token is; null for one that was not made here, was changed, or is over. */
  operatorOf(token: string, now: Date): string | null;
}

/** Tokens by which the member API shows drafts. The key follows from the pepper, so that all servers know them. */
export function createPreviewTokens(passwordPepper: string): PreviewTokens {
  const key = Buffer.from(hkdfSync('sha256', passwordPepper, '', 'previews', 32));
  const signatureOf = (until: string, operator: string) =>
    createHmac('sha256', key)
      .update([until, operator].join('\0'))
      .digest()
      // Of a path that is short enough for what routes it.
      .subarray(0, 16)
      .toString('base64url');
  return {
    issue(operator, now) {
      const until = new Date(now.getTime() + lifetimeMs);
      const end = until.getTime().toString(36);
      const name = Buffer.from(operator).toString('base64url');
      return { token: `${end}.${name}.${signatureOf(end, operator)}`, until };
    },

    operatorOf(token, now) {
      const [end = '', name = '', given = ''] = token.split('.');
      const operator = Buffer.from(name, 'base64url').toString();
      const [signature, wanted] = [Buffer.from(given), Buffer.from(signatureOf(end, operator))];
      if (signature.length !== wanted.length || !timingSafeEqual(signature, wanted)) return null;
      return Number.parseInt(end, 36) > now.getTime() ? operator : null;
    },
  };
}
