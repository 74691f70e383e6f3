import { encodeBase64, type Language, type ReadAhead, type Session } from '@members/contract';

/** A read that the page has asked for before this client was there. */
export interface AskedRead {
  language: Language;
  /** By `performance.now()`. */
  startedAt: number;
  response: Promise<Response>;
}

declare global {
  interface Window {
    /** By the path of the call; set by the script in the page's head. */
    membersReads?: Map<string, AskedRead>;
  }
}

/** What says who asks (API-06, API-07). */
export const whoAsks = (language: Language, current: Session | null): Record<string, string> => ({
  lang: language,
  ...(current && { tokensso: current.token, token: encodeBase64(String(current.memberId)) }),
});

/** Whether the page asks for a read: a member's may need more than the page's head has. */
export const isAskedInPage = ({ access }: ReadAhead): boolean => access === 'public';

/** Asks for what anybody may read, as this client would ask. */
export function askInPage(
  reads: readonly ReadAhead[],
  { baseUrl, language, session }: { baseUrl: string; language: Language; session: Session | null },
): void {
  const asked = (window.membersReads ??= new Map<string, AskedRead>());
  for (const { path } of reads.filter(isAskedInPage)) {
    if (asked.has(path)) continue;
    const response = fetch(baseUrl + path, { headers: whoAsks(language, session) });
    response.catch(() => undefined);
    asked.set(path, { language, startedAt: performance.now(), response });
  }
}

/** What the page has asked for already, for one use; undefined where it hasn't, or in another language. */
export function takeAskedRead({ path }: ReadAhead, language: Language): AskedRead | undefined {
  const found = window.membersReads?.get(path);
  window.membersReads?.delete(path);
  return found?.language === language ? found : undefined;
}

/** The page's answer to a read, or to any, is too old by now. */
export function forgetAskedReads(read?: ReadAhead): void {
  if (read) window.membersReads?.delete(read.path);
  else window.membersReads?.clear();
}

/** The text of an answer that the page has asked for, with its headers. Throws where there is none, or one of a failure. */
export async function answerOf({ response }: AskedRead) {
  const answered = await response;
  if (!answered.ok) throw new Error(`HTTP ${answered.status}`);
  return { data: await answered.text(), headers: Object.fromEntries(answered.headers) };
}
