import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { Refusal } from '../i18n/refusal';

/** It takes half a second to load, which no start waits for. */
const webAuthn = () => import('@simplewebauthn/server');

/** A passkey as a browser is told of it. */
export interface KnownCredential {
  credentialId: Buffer;
  /** Comma-separated. */
  transports: string;
}

export interface StoredCredential extends KnownCredential {
  publicKey: Buffer;
  counter: number;
}

export type RelyingParty = ReturnType<typeof createRelyingParty>;

/**
 * Who passkeys are for: the host of a page, that of members or that of operators, and that page alone. Each one has to be
 * found without a name and to know its user, by finger, face or PIN. Every answer that is not what was asked for is the
 * refusal `passkeyRefused`.
 */
export function createRelyingParty({ origin, name }: { origin: string; name: string }) {
  const id = new URL(origin).hostname;
  const expected = { expectedOrigin: origin, expectedRPID: id, requireUserVerification: true };

  return {
    id,

    async creation(asked: {
      challenge: Buffer;
      handle: Buffer;
      username: string;
      known: readonly KnownCredential[];
      timeoutMs: number;
    }): Promise<PublicKeyCredentialCreationOptionsJSON> {
      const { generateRegistrationOptions } = await webAuthn();
      return generateRegistrationOptions({
        rpName: name,
        rpID: id,
        userID: new Uint8Array(asked.handle),
        userName: asked.username,
        userDisplayName: asked.username,
        challenge: new Uint8Array(asked.challenge),
        timeout: asked.timeoutMs,
        attestationType: 'none',
        excludeCredentials: asked.known.map(described),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
    },

    async request(asked: {
      challenge: Buffer;
      /** The passkeys of who is asked; none for a login, where the browser offers what it has. */
      allowed?: readonly KnownCredential[];
      timeoutMs: number;
    }): Promise<PublicKeyCredentialRequestOptionsJSON> {
      const { generateAuthenticationOptions } = await webAuthn();
      return generateAuthenticationOptions({
        rpID: id,
        challenge: new Uint8Array(asked.challenge),
        timeout: asked.timeoutMs,
        userVerification: 'required',
        ...(asked.allowed && { allowCredentials: asked.allowed.map(described) }),
      });
    },

    async created(response: RegistrationResponseJSON, challenge: Buffer): Promise<StoredCredential> {
      const { verifyRegistrationResponse } = await webAuthn();
      const verified = await orRefused(() =>
        verifyRegistrationResponse({ response, expectedChallenge: encoded(challenge), ...expected }),
      );
      if (!verified.verified) throw new Refusal('passkeyRefused');
      const { id: credentialId, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
      return {
        credentialId: Buffer.from(credentialId, 'base64url'),
        publicKey: Buffer.from(publicKey),
        counter,
        transports: transports.join(','),
      };
    },

    /** Answers the authenticator's count of uses, which has gone up, or is 0 as ever. */
    async signed(
      response: AuthenticationResponseJSON,
      { challenge, stored }: { challenge: Buffer; stored: StoredCredential },
    ): Promise<number> {
      const { verifyAuthenticationResponse } = await webAuthn();
      const credential = {
        id: encoded(stored.credentialId),
        publicKey: new Uint8Array(stored.publicKey),
        counter: stored.counter,
      };
      const expectedChallenge = encoded(challenge);
      const verified = await orRefused(() =>
        verifyAuthenticationResponse({ response, credential, expectedChallenge, ...expected }),
      );
      if (!verified.verified) throw new Refusal('passkeyRefused');
      return verified.authenticationInfo.newCounter;
    },
  };
}

const encoded = (bytes: Buffer) => bytes.toString('base64url');

const described = ({ credentialId, transports }: KnownCredential) => ({
  id: encoded(credentialId),
  transports: transports.split(',').filter(Boolean),
});

/** The library throws where an answer differs from what was asked for, or is none. */
const orRefused = <T>(verify: () => Promise<T>): Promise<T> =>
  verify().catch(() => {
    throw new Refusal('passkeyRefused');
  });
