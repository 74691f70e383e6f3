import { base64urlOf } from './base64url';

/**
 * The registry document as the server writes it into the page: its JSON, which compresses far better than base64url, with
 * the header and the signature of the JWS beside it. A JWS as a whole is taken too.
 */
const inPage = () => {
  const element = document.getElementById('members-registry');
  const text = element?.textContent?.trim();
  return text ? { text, proof: element?.dataset.proof ?? '' } : null;
};

/** The compact JWS; null where the page has none. */
export function documentInPage(): string | null {
  const found = inPage();
  if (!found) return null;
  const { text, proof } = found;
  return text.startsWith('{')
    ? proof.replace('..', `.${base64urlOf(new TextEncoder().encode(text))}.`)
    : text;
}

/** What is signed, as JSON and not verified; null where the page has no document, or has it as a whole JWS. */
export function payloadInPage(): string | null {
  const text = inPage()?.text;
  return text?.startsWith('{') ? text : null;
}
