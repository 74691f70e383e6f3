import { keepAnswer, openStream, queryClient, queryKey, refresh, refreshMember } from '@members/api-client';
import {
  controlCalls,
  lotteryCalls,
  memberCalls,
  readShape,
  settledOrders,
  slipCalls,
  streamCalls,
  streamedReads,
  verificationCalls,
  type Envelope,
  type GameState,
  type SettledOrders,
  type Slip,
} from '@members/contract';
import { settledSlips } from '../orders/slips';
import { EventSourceParserStream } from 'eventsource-parser/stream';

export interface FollowedGame {
  key: string;
  id: number;
  /** Told whether the stream says what happens: from its first state on, until it breaks off. */
  onLive: (live: boolean) => void;
  signal: AbortSignal;
}

/** Servers are never silent for longer than 15 s; after this the line is dead. */
const silenceMs = 40_000;
const firstPauseMs = 1_000;
const longestPauseMs = 30_000;

/** Why a stream is over: to be opened again after a pause, or not at all. */
interface Outcome {
  again: boolean;
  heard: boolean;
  retryAfterMs: number;
}

/**
 * Follows what happens in a game (`streamCalls.gameStream`) and keeps it as the answers of the reads that tell the same.
 * Opens a stream that breaks off again, after a pause of random length that grows with each failure, until `signal`. Ends
 * where the server has no streams or refuses this one: then reads answer, and say why.
 */
export async function followGame(game: FollowedGame): Promise<void> {
  let last: string | undefined;
  let failures = 0;
  while (!game.signal.aborted) {
    const { again, heard, retryAfterMs } = await listen(game, last, (id) => (last = id));
    game.onLive(false);
    if (!again) return;
    failures = heard ? 0 : failures + 1;
    const longest = Math.min(longestPauseMs, firstPauseMs * 2 ** failures);
    await pause(retryAfterMs + Math.random() * longest, game.signal);
  }
}

async function listen(
  game: FollowedGame,
  last: string | undefined,
  onId: (id: string) => void,
): Promise<Outcome> {
  const outcome: Outcome = { again: true, heard: false, retryAfterMs: 0 };
  const line = new AbortController();
  const hangUp = () => line.abort();
  game.signal.addEventListener('abort', hangUp);
  let watch = setTimeout(hangUp, silenceMs);
  const heardSomething = new TransformStream<string, string>({
    transform(piece, out) {
      clearTimeout(watch);
      watch = setTimeout(hangUp, silenceMs);
      out.enqueue(piece);
    },
  });
  try {
    const { key } = game;
    const response = await openStream(streamCalls.gameStream, { key, last }, { signal: line.signal });
    outcome.retryAfterMs = Number(response.headers.get('retry-after') ?? 0) * 1_000;
    if (response.status === 404) return { ...outcome, again: false };
    if (!response.body || !isStream(response)) return { ...outcome, again: !(await isRefused(response)) };
    const events = response.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(heardSomething)
      .pipeThrough(new EventSourceParserStream())
      .getReader();
    for (let next = await events.read(); !next.done; next = await events.read()) {
      const { event = '', data, id } = next.value;
      takeOver[event]?.(game, JSON.parse(data));
      if (event === 'ended') return { ...outcome, again: false };
      if (event === 'gameState') game.onLive(true);
      outcome.heard = true;
      if (id) onId(id);
    }
  } catch {
    // The line broke off, or said what no server of ours says: it is opened again.
  } finally {
    clearTimeout(watch);
    game.signal.removeEventListener('abort', hangUp);
    hangUp();
  }
  return outcome;
}

const isStream = ({ headers }: Response) =>
  headers.get('content-type')?.startsWith('text/event-stream') === true;

/** A closed game or an ended session; a fault of the server passes. */
const isRefused = async (response: Response) => ((await response.json()) as Envelope).code === 401;

/** What each event changes here; one that nobody knows, nothing. Throws for one that says what can't be. */
const takeOver: Readonly<Record<string, (game: FollowedGame, data: unknown) => void>> = {
  gameState({ key }, data) {
    const state = readShape(streamedReads.gameState.answer, data);
    if (state.key !== key) throw new Error(`A state of ${state.key} came for ${key}.`);
    const kept = inOrder(state);
    if (kept) keepAnswer(lotteryCalls.gameState, { key }, kept);
  },
  drawResults({ key }, data) {
    keepAnswer(lotteryCalls.drawResults, { key }, readShape(streamedReads.drawResults.answer, data));
  },
  odds({ id }, data) {
    keepAnswer(lotteryCalls.odds, { gameId: id }, readShape(streamedReads.odds.answer, data));
  },
  roundRecord({ key }, data) {
    const { period } = data as { period: string };
    keepAnswer(verificationCalls.roundRecord, { key, period }, data);
  },
  settled(_game, data) {
    keepSettled(readShape(settledOrders, data));
  },
  control() {
    void refresh(controlCalls.playControl, controlCalls.playSession, controlCalls.controlChanges);
  },
  ended() {
    // The answer says why, and ends the session here as well.
    void refreshMember();
  },
};

/**
 * A state as it is kept: one that comes late or twice turns nothing back. Null for one from before the known one; in the
 * same period no time is added to what is left, but for a round that was opened after its period had begun.
 */
function inOrder(state: GameState): GameState | null {
  const known = queryClient.getQueryState<GameState>(queryKey(lotteryCalls.gameState, { key: state.key }));
  if (!known?.data || known.data.nextPeriod < state.nextPeriod) return state;
  const { nextPeriod, lastPeriod, secondsToDraw, secondsToClose } = known.data;
  if (nextPeriod > state.nextPeriod || lastPeriod > state.lastPeriod) return null;
  const elapsed = (Date.now() - known.dataUpdatedAt) / 1_000;
  const atMost = (seconds: number, before: number) => Math.min(seconds, Math.max(0, before - elapsed));
  const opened = secondsToClose === 0 && state.secondsToDraw <= secondsToDraw;
  return {
    ...state,
    secondsToDraw: atMost(state.secondsToDraw, secondsToDraw),
    secondsToClose: opened ? state.secondsToClose : atMost(state.secondsToClose, secondsToClose),
  };
}

function keepSettled({ balanceMinor, orders }: SettledOrders): void {
  queryClient.setQueryData(
    queryKey(memberCalls.member),
    (member: object | undefined) => member && { ...member, balanceMinor },
  );
  queryClient.setQueryData(queryKey(lotteryCalls.orders), (listed: typeof orders | undefined) => {
    if (!listed) return listed;
    const settled = new Map(orders.map((order) => [order.id, order]));
    const known = listed.map((order) => settled.get(order.id) ?? order);
    const ids = new Set(listed.map((order) => order.id));
    return [...orders.filter((order) => !ids.has(order.id)).toReversed(), ...known];
  });
  // The shell tells of it, and need not ask (decision 96).
  const settled = settledSlips(orders);
  queryClient.setQueryData(queryKey(slipCalls.slips), (listed: readonly Slip[] = []) => [
    ...listed.filter(({ id }) => !settled.some((slip) => slip.id === id)),
    ...settled,
  ]);
}

/** Waits, and no longer than until the network or the member is back. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const done = () => {
      clearTimeout(timer);
      over.abort();
      resolve();
    };
    const timer = setTimeout(done, ms);
    const onReturn = () => document.visibilityState === 'visible' && done();
    window.addEventListener('online', done, { signal: over.signal });
    document.addEventListener('visibilitychange', onReturn, { signal: over.signal });
    signal.addEventListener('abort', done, { signal: over.signal });
  });
}
