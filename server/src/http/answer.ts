import {
  authErrorTexts,
  encodeData,
  envelopeCodes,
  type Envelope,
  type Language,
  type RefusalKey,
} from '@members/contract';
import { refusalText } from '../i18n';
import { AuthError, Refusal } from '../i18n/refusal';

/** A read says nothing beside its data (D16), and no call of the contract has a text for success. */
export function succeeded(data: unknown): Envelope {
  return { code: envelopeCodes.ok, msg: '', data: encodeData(data) };
}

/** What went wrong inside stays inside: clients ignore the code silently (ERR-04). */
export const failed: Envelope = { code: envelopeCodes.failed, msg: '', data: '' };

function refused(msg: string, reason?: RefusalKey): Envelope {
  return { code: envelopeCodes.refused, msg, data: '', ...(reason && { reason }) };
}

/** The one place where errors become answers. `null`: not a refusal but a fault, to be logged. */
export function refusalOf(error: unknown, language: Language): Envelope | null {
  if (error instanceof Refusal) return refused(refusalText(error.key, language, error.values), error.key);
  if (error instanceof AuthError) {
    return refused(language === 'vn_vn' ? authErrorTexts.vn_vn : authErrorTexts.others);
  }
  if (isUnreadable(error)) return refused(refusalText('illegalRequest', language));
  return null;
}

/** Fastify's own errors about a request that it can't read: too large, not a form, a broken multipart body. */
function isUnreadable(error: unknown): boolean {
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' && status >= 400 && status < 500;
}
