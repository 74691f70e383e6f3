import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const flags = { present: 0x01, verified: 0x04, backupEligible: 0x08, backedUp: 0x10, hasKey: 0x40 };
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const encoded = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** How an answer differs from that of an honest browser and authenticator. */
export interface Twist {
  origin?: string;
  rpId?: string;
  verified?: boolean;
  type?: string;
  challenge?: string;
  /** The authenticator's count; one more than before unless told. */
  counter?: number;
  /** What the user handle is instead. */
  userHandle?: string;
}

/**
 * A browser with one passkey, as a test needs it: ES256, made and used in memory. `counts` false is one that is kept on
 * several devices and counts no uses.
 */
export function createAuthenticator(origin: string, { counts = true } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x, y } = publicKey.export({ format: 'jwk' }) as { x: string; y: string };
  const credentialId = randomBytes(16);
  const coseKey = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]) as never,
  );
  let counter = 0;
  let userHandle = '';

  function authenticatorData({ rpId, verified = true, counter: told }: Twist, key?: Buffer): Buffer {
    if (counts) counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(told ?? counter);
    const kept = counts ? 0 : flags.backupEligible | flags.backedUp;
    const bits = flags.present | kept | (verified ? flags.verified : 0) | (key ? flags.hasKey : 0);
    const own = rpId ?? new URL(origin).hostname;
    return Buffer.concat([sha256(own), Buffer.from([bits]), count, key ?? Buffer.alloc(0)]);
  }

  const clientData = (type: string, challenge: string, twist: Twist) =>
    Buffer.from(
      JSON.stringify({
        type: twist.type ?? type,
        challenge: twist.challenge ?? challenge,
        origin: twist.origin ?? origin,
        crossOrigin: false,
      }),
    );

  const answer = (response: Record<string, unknown>) =>
    JSON.stringify({
      id: encoded(credentialId),
      rawId: encoded(credentialId),
      type: 'public-key',
      clientExtensionResults: {},
      response,
    });

  return {
    /** Answers what `newPasskey` asks. */
    create(options: unknown, twist: Twist = {}): string {
      const { challenge, user } = options as PublicKeyCredentialCreationOptionsJSON;
      userHandle = user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const key = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authenticatorData(twist, key))],
      ]);
      return answer({
        clientDataJSON: encoded(clientData('webauthn.create', challenge, twist)),
        attestationObject: encoded(isoCBOR.encode(attestation as never)),
        transports: ['internal'],
      });
    },
    /** Answers what a login or a withdrawal asks. */
    get(options: unknown, twist: Twist = {}): string {
      const { challenge } = options as PublicKeyCredentialRequestOptionsJSON;
      const data = authenticatorData(twist);
      const client = clientData('webauthn.get', challenge, twist);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return answer({
        clientDataJSON: encoded(client),
        authenticatorData: encoded(data),
        signature: encoded(signature),
        userHandle: twist.userHandle ?? userHandle,
      });
    },
  };
}

export type Authenticator = ReturnType<typeof createAuthenticator>;
