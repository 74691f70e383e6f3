import type { RegistryDocument } from '@members/mfe-kit';

type Known = Pick<RegistryDocument, 'revision' | 'issuedAt'>;

declare global {
  interface Window {
    /** What the script in the page's head has asked of the registry. */
    membersRegistry?: { etag: string; answer: Promise<Response> };
  }
}

const timeoutMs = 5_000;
const etagOf = ({ revision, issuedAt }: Known) => `"${revision}.${issuedAt}"`;

const ask = (known: Known): Promise<Response> =>
  fetch('/registry.jws', {
    cache: 'no-store',
    headers: { 'if-none-match': etagOf(known) },
    signal: AbortSignal.timeout(timeoutMs),
  });

/** Asks whether there is a newer document than the page's while no other code of the shell is there. */
export function askAhead(known: Known): void {
  const answer = ask(known);
  answer.catch(() => undefined);
  window.membersRegistry = { etag: etagOf(known), answer };
}

/** Taken before any other code can put something in its place. */
let asked = window.membersRegistry;
delete window.membersRegistry;

/** The registry's answer to whether it has a newer document than this one: 304 where it hasn't. */
export function askRegistry(known: Known): Promise<Response> {
  const ahead = asked;
  asked = undefined;
  return ahead?.etag === etagOf(known) ? ahead.answer : ask(known);
}
