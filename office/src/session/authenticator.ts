import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { OfficeError } from '../calls/callOffice';

/** Whether the browser knows passkeys on this page: over TLS, and on localhost. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in window;

const load = () => import('@simplewebauthn/browser');

/** Has the operator make a passkey. The server's answer to it as text; null where the dialog was closed. */
export const makePasskey = (options: unknown): Promise<string | null> =>
  answered(async () => {
    const { startRegistration } = await load();
    return startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON });
  });

/** Has the operator sign with a passkey, as `makePasskey` answers. */
export const signWithPasskey = (options: unknown): Promise<string | null> =>
  answered(async () => {
    const { startAuthentication } = await load();
    return startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON });
  });

/** Rejects with an OfficeError for what the browser can't do. */
async function answered(ask: () => Promise<object>): Promise<string | null> {
  try {
    return JSON.stringify(await ask());
  } catch (error) {
    const { name } = error as Error;
    if (name === 'NotAllowedError' || name === 'AbortError') return null;
    throw new OfficeError(0, name === 'InvalidStateError' ? 'passkeyKnown' : 'passkeyFailed');
  }
}
