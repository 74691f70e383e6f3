import type { RegistryDocument } from '@members/mfe-kit/release';
import { CompactSign } from 'jose';
import type { SigningKey } from './keys';

/** The document as a compact JWS (ES256), which is what shells take. */
export const signDocument = (document: RegistryDocument, { privateKey }: SigningKey): Promise<string> =>
  new CompactSign(new TextEncoder().encode(JSON.stringify(document)))
    .setProtectedHeader({ alg: 'ES256' })
    .sign(privateKey);
