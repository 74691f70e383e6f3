import { CompactSign } from 'jose';
import type { SigningKey } from './keys';

/** A value as JSON in a compact JWS (ES256), under `kid` where the reader has several keys to choose from. */
export const signJson = (
  value: unknown,
  { privateKey }: Pick<SigningKey, 'privateKey'>,
  header: { kid?: string } = {},
): Promise<string> =>
  new CompactSign(new TextEncoder().encode(JSON.stringify(value)))
    .setProtectedHeader({ alg: 'ES256', ...header })
    .sign(privateKey);
