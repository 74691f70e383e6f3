import type { Call } from '@members/contract';
import { ApiError } from './ApiError';
import type { OpenedAnswer } from './request';
import { session } from './session';
import { apiSettings, cacheOfReads } from './settings';

/** As long as a session lasts without use (LIFE-06). */
const longestMs = 7 * 24 * 60 * 60 * 1_000;
/** After so long without an answer a kept one is shown; the one that comes later is kept, and shown then. */
const patienceMs = 10_000;
/** Of members, and of what anybody may read. */
const mostReads = 100;

const keptAtHeader = 'x-kept-at';
export interface KeptAnswer {
  data: unknown;
  /** When it came from the server, in milliseconds since 1970. */
  keptAt: number;
}

export interface Read {
  declared: Call;
  params: unknown;
  onKept: (answer: KeptAnswer) => void;
}

/** An answer that came when it was not known yet whether reads are kept. */
export interface Answered extends KeptAnswer, Pick<Read, 'declared' | 'params'> {
  /** For which session and language. */
  token: string | undefined;
  language: string;
}

interface Place {
  cache: string;
  /** A key of the cache, which has to be an address; nobody asks for it. */
  key: string;
}

/** Where the answer of a read is kept: its own place for each member and language. No token is part of it. */
function placeOf({ id, access }: Call, params: unknown): Place | null {
  const memberId = session.current()?.memberId;
  if (access === 'member' && memberId === undefined) return null;
  const owner = access === 'member' ? `member/${memberId}` : 'public';
  const language = apiSettings().language();
  const query = new URLSearchParams({ params: JSON.stringify(params ?? null) });
  return { cache: cacheOfReads(access), key: `/kept/${owner}/${language}/${id}?${query}` };
}

/** Whether an answer may be kept now: what anybody may read always, a member's while the session lasts that it was sent in. */
const isOfNow = ({ access }: Call, sentAs: string | undefined) =>
  access === 'public' || sentAs === session.current()?.token;

/**
 * Makes a read. Its answer is kept where it may be; where there is no network, or none that answers, the one that was
 * kept takes its place and `onKept` is called with it. Throws what `ask` throws.
 */
export async function orKept(
  { declared, params, onKept }: Read,
  ask: () => Promise<OpenedAnswer>,
): Promise<OpenedAnswer> {
  const place = placeOf(declared, params);
  if (!place) return ask();
  const sentAs = session.current()?.token;
  const keptAnswer = async () => {
    const kept = isOfNow(declared, sentAs) ? await find(place) : null;
    if (!kept) return null;
    onKept(kept);
    return { data: kept.data, msg: '' };
  };
  const asked = ask().then((answer) => {
    if (isOfNow(declared, sentAs)) void store(place, { data: answer.data, keptAt: Date.now() });
    return answer;
  });
  try {
    return (await withinPatience(asked)) ?? (await keptAnswer()) ?? (await asked);
  } catch (error) {
    const lost = error instanceof ApiError && error.kind === 'network';
    const kept = lost ? await keptAnswer() : null;
    if (!kept) throw error;
    return kept;
  }
}

/** Keeps answers that came before reads were kept: those in this language and, of a member's reads, those of this session. */
export async function keepAnswered(answers: readonly Answered[]): Promise<void> {
  for (const { declared, params, token, language, ...answer } of answers) {
    const isWanted = isOfNow(declared, token) && language === apiSettings().language();
    const place = isWanted ? placeOf(declared, params) : null;
    if (place) await store(place, answer);
  }
}

/** The answer, or null where it does not come within ten seconds. */
async function withinPatience<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, patienceMs, null)));
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
    // Where a kept answer was taken meanwhile, a late failure has no effect.
    asked.catch(() => undefined);
  }
}

/** A full disk, or a browser that gives no storage: what is kept is a precaution, the app runs without it. */
async function store({ cache: name, key }: Place, { data, keptAt }: KeptAnswer): Promise<void> {
  try {
    const cache = await caches.open(name);
    const headers = { [keptAtHeader]: String(keptAt) };
    await cache.put(key, new Response(JSON.stringify(data ?? null), { headers }));
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, -mostReads).map((oldest) => cache.delete(oldest)));
  } catch {
    // Nothing is kept.
  }
}

async function find({ cache: cacheName, key }: Place): Promise<KeptAnswer | null> {
  try {
    const found = await caches.match(key, { cacheName });
    const keptAt = Number(found?.headers.get(keptAtHeader));
    if (!found || !(Date.now() - keptAt < longestMs)) return null;
    return { data: await found.json(), keptAt };
  } catch {
    return null;
  }
}
