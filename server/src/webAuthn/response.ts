import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import { Refusal } from '../i18n/refusal';

const bytes = z.base64url().max(8_000);
const shared = {
  id: bytes.min(1),
  rawId: bytes,
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}),
  authenticatorAttachment: z.string().optional(),
};
const created = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z
      .array(z.string().regex(/^[\w-]{1,20}$/))
      .max(10)
      .optional(),
  }),
});
const signed = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.optional(),
  }),
});
const clientData = z.object({ challenge: bytes });

export interface Answered<Response> {
  response: Response;
  credentialId: Buffer;
  /** The challenge that it says to have signed; whether it has is to be verified. */
  challenge: Buffer;
}

/** A browser's answer with a new passkey; refuses what is none. */
export const readCreated = (text: string) => read<RegistrationResponseJSON>(created, text);

/** A browser's answer with a signature; refuses what is none. */
export const readSigned = (text: string) => read<AuthenticationResponseJSON>(signed, text);

function read<Response extends RegistrationResponseJSON | AuthenticationResponseJSON>(
  shape: z.ZodType,
  text: string,
): Answered<Response> {
  try {
    const response = shape.parse(JSON.parse(text)) as Response;
    const { challenge } = clientData.parse(JSON.parse(decoded(response.response.clientDataJSON).toString()));
    return { response, credentialId: decoded(response.id), challenge: decoded(challenge) };
  } catch {
    throw new Refusal('passkeyRefused');
  }
}

const decoded = (text: string) => Buffer.from(text, 'base64url');
