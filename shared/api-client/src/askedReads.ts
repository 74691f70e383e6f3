import {
  decodeData,
  encodeBase64,
  type Call,
  type Envelope,
  type Language,
  type ReadAhead,
  type Session,
} from '@members/contract';

/** A read that the page has asked for before this client was there. */
export interface AskedRead {
  language: Language;
  /** The token of the member whose read it is; empty for what anybody may read. */
  token: string;
  /** By `performance.now()`. */
  startedAt: number;
  /** Rejects where there is no answer, or one of a failure. */
  answer: Promise<AnswerText>;
}

/** The text of an answer, with its headers. */
interface AnswerText {
  data: string;
  headers: Record<string, string>;
}

declare global {
  interface Window {
    /** By `readAddress`; set by the script in the page's head, and taken by the client before any release runs. */
    membersReads?: Map<string, AskedRead>;
  }
}

/** After so long without an answer a call counts as a network error (API-02). */
export const defaultTimeoutMs = 90_000;

/** The header by which a page proves that a browser has opened it (decision 91). */
export const pageKeyHeader = 'Page-Key';

/** Whether each request of a session has to prove the page that it comes from. */
export const provesPage = (current: Session | null): boolean => current?.token.startsWith('p.') ?? false;

/** What says who asks (API-06, API-07). */
export const whoAsks = (language: Language, current: Session | null): Record<string, string> => ({
  lang: language,
  ...(current && { tokensso: current.token, token: encodeBase64(String(current.memberId)) }),
});

/** Path and query of a read, the same in whatever order its parameters are given. */
export function readAddress(path: string, params: Record<string, string> | URLSearchParams): string {
  const query = new URLSearchParams(params);
  query.sort();
  return String(query) ? `${path}?${query}` : path;
}

interface Asking<Answer> {
  /** The query of the screen's address. */
  query: URLSearchParams;
  /** Asks for a read; undefined where it is left out. */
  ask: (read: ReadAhead, params: URLSearchParams) => Promise<Answer> | undefined;
  /** The content of an answer, in the words of the wire. */
  contentOf: (answer: Answer) => unknown;
}

/**
 * Asks for the reads of a route, each as soon as its parameters are known: at once, unless one hangs on the answer of
 * another read. A read is left out where a parameter has no source, or where what it hangs on was left out, fails or is no
 * list. Resolves, never rejects, once each has answered, failed or been left out.
 */
export function askWhenKnown<Answer>(
  reads: readonly ReadAhead[],
  { query, ask, contentOf }: Asking<Answer>,
): Promise<unknown> {
  const answers = new Map<string, Promise<Answer | undefined>>();
  return Promise.allSettled(
    reads.map((read) => {
      const answer = askFor(read);
      answers.set(read.id, answer);
      return answer;
    }),
  );

  async function askFor(read: ReadAhead): Promise<Answer | undefined> {
    const params = new URLSearchParams();
    for (const [name, sources] of Object.entries(read.params ?? {})) {
      let text = '';
      for (const source of sources)
        if (typeof source === 'string') text ||= source;
        else if ('query' in source) text ||= query.get(source.query) ?? '';
        else if (!text) {
          const answer = await answers.get(source.read);
          if (!answer) return undefined;
          const [first] = contentOf(answer) as Record<string, unknown>[];
          text = String(first?.[source.field] ?? '');
        }
      if (!text) return undefined;
      params.set(name, text);
    }
    return ask(read, params);
  }
}

interface PageAsking {
  baseUrl: string;
  language: Language;
  session: Session | null;
  /** What proves the page; null where it has none, as one that a worker has kept. */
  pageKey: string | null;
  query: URLSearchParams;
  timeoutMs?: number | undefined;
}

type Asked = Pick<Call, 'access'>;

/** Whether the page asks for a read: what anybody may read, and a member's unless it would have to prove more than it has. */
export const isAskedInPage = (
  { access }: Asked,
  { session, pageKey }: Pick<PageAsking, 'session' | 'pageKey'>,
): boolean => access === 'public' || (session !== null && (pageKey !== null || !provesPage(session)));

/** Asks for reads as this client would ask. Resolves as `askWhenKnown`. */
export function askInPage(reads: readonly ReadAhead[], asking: PageAsking): Promise<unknown> {
  const { baseUrl, language, session, pageKey, query, timeoutMs = defaultTimeoutMs } = asking;
  const asked = (window.membersReads ??= new Map<string, AskedRead>());
  return askWhenKnown(reads, {
    query,
    ask(read, params) {
      if (!isAskedInPage(read, asking)) return undefined;
      const isMembers = read.access === 'member';
      const proof = isMembers && provesPage(session) && pageKey;
      const address = readAddress(read.path, params);
      const startedAt = performance.now();
      const sent = fetch(baseUrl + address, {
        headers: { ...whoAsks(language, session), ...(proof && { [pageKeyHeader]: proof }) },
        ...(proof && { credentials: 'include' }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const answer = textOf(sent);
      answer.catch(() => undefined);
      asked.set(address, { language, token: (isMembers && session?.token) || '', startedAt, answer });
      return answer;
    },
    contentOf: ({ data }) => decodeData((JSON.parse(data) as Envelope).data),
  });
}

async function textOf(asking: Promise<Response>): Promise<AnswerText> {
  const response = await asking;
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return { data: await response.text(), headers: Object.fromEntries(response.headers) };
}

let inPage: Map<string, AskedRead> | undefined;

/** Takes what the page has asked for out of the reach of the releases that run later. */
export function collectAskedReads(): void {
  inPage = window.membersReads ?? inPage;
  delete window.membersReads;
}

/** What the page has asked for already, for one use; undefined where it hasn't, in another language or for another member. */
export function takeAskedRead(
  address: string,
  { language, token }: Pick<AskedRead, 'language' | 'token'>,
): AskedRead | undefined {
  collectAskedReads();
  const found = inPage?.get(address);
  inPage?.delete(address);
  return found?.language === language && found.token === token ? found : undefined;
}

/** The page's answers to a call, with whatever parameters, or to all of them, are too old by now. */
export function forgetAskedReads(read?: Pick<Call, 'path'>): void {
  collectAskedReads();
  for (const address of inPage?.keys() ?? [])
    if (!read || address.split('?')[0] === read.path) inPage?.delete(address);
}
