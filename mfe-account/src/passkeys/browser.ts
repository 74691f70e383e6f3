import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** Whether the browser knows passkeys on this page: over TLS, and on localhost. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in window;

/** Whether the device itself can keep one and know its user, by finger, face or PIN. */
export const keepsPasskeys = async (): Promise<boolean> =>
  knowsPasskeys() && (await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable());

/** Whether the browser suggests passkeys at a field, as it does passwords. */
export const suggestsPasskeys = async (): Promise<boolean> =>
  knowsPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;

const load = () => import('@simplewebauthn/browser');

/** Why there is no answer; what the member has closed needs no words. */
export type NoAnswer = 'closed' | 'known' | 'failed';

/** What a dialog of the browser has answered, as text for the server, or why it has not. */
export type Answered = { response: string } | { why: NoAnswer };

/** Asks the browser to make a passkey. */
export const makePasskey = (options: unknown): Promise<Answered> =>
  answered(async () => {
    const { startRegistration } = await load();
    return startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON });
  });

/** Asks the browser for a signature, in a dialog or among the suggestions at the username. One question ends the one before. */
export const askPasskey = (options: unknown, { suggested = false } = {}): Promise<Answered> =>
  answered(async () => {
    const { startAuthentication } = await load();
    const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
    return startAuthentication({ optionsJSON, useBrowserAutofill: suggested });
  });

/** Ends the question that the browser waits with, if there is one. */
export const stopAsking = async (): Promise<void> => (await load()).WebAuthnAbortService.cancelCeremony();

async function answered(ask: () => Promise<object>): Promise<Answered> {
  try {
    return { response: JSON.stringify(await ask()) };
  } catch (error) {
    const { name } = error as Error;
    if (name === 'InvalidStateError') return { why: 'known' };
    return { why: name === 'NotAllowedError' || name === 'AbortError' ? 'closed' : 'failed' };
  }
}
