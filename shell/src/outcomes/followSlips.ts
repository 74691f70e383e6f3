import { call, isMissingCall, query, queryClient, queryKey, type ApiError } from '@members/api-client';
import { hasNetwork } from '@members/api-client/shell';
import { mostSlipsTold, orderStatus, slipCalls, type Slip } from '@members/contract';
import { ordersPlaced } from './ordersPlaced';
import { toldHere } from './toldHere';

export interface FollowedSlips {
  /** Tells of slips that are settled; `waited` where the member had them open in this page. */
  tell: (slips: readonly Slip[], waited: boolean) => void;
  /** The game's stream is expected to say it sooner. */
  isStreamed: (slip: Slip) => boolean;
  signal: AbortSignal;
  /** Instead of the usual times, in milliseconds. */
  pausesMs?: Partial<typeof usualMs>;
}

const usualMs = {
  /** From a draw to the first question, so that it is settled by then; and what a stream has for saying it. */
  settling: 800,
  streaming: 4_000,
  /** A random part of each pause: not all members ask in the same moment. */
  spread: 2_000,
  /** The pause before a late draw is asked for again; it doubles up to the longest. */
  again: 2_000,
  longest: 300_000,
  /** How often the clock is looked at while a draw is waited for. */
  look: 5_000,
  /** Marks of what was told go out together. */
  marking: 10_000,
};

/**
 * Follows the member's slips until they are settled. They are read once at the start, after orders were placed, and when a
 * round of an open one is due; a stream that settles them sooner keeps them as the answer of the same read, which spares
 * the question. A member without open slips asks nothing.
 */
export function followSlips({ tell, isStreamed, signal, ...given }: FollowedSlips): void {
  const pausesMs = { ...usualMs, ...given.pausesMs };
  const key = JSON.stringify(queryKey(slipCalls.slips));
  let slips: readonly Slip[] = [];
  /** When the round of an open slip is due. */
  let dueAt = new Map<number, number>();
  let untold: Slip[] = [];
  const seenOpen = new Set<number>();
  const unmarked = new Set<number>();
  let heard = false;
  /** Questions about rounds that were due already. */
  let asked = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let marking: ReturnType<typeof setTimeout> | undefined;

  async function read(): Promise<void> {
    if (signal.aborted) return;
    if (!hasNetwork()) return schedule();
    if ([...dueAt.values()].some((at) => at <= Date.now())) asked += 1;
    try {
      const reading = query(slipCalls.slips, undefined, { quiet: true });
      await queryClient.fetchQuery({ ...reading, staleTime: 0, retry: false });
    } catch (error) {
      if (!isMissingCall(error as ApiError)) schedule();
    }
  }

  function take(next: readonly Slip[]): void {
    heard = true;
    slips = next;
    const open = next.filter(({ status }) => status === orderStatus.unopened);
    const before = dueAt;
    // An answer that a stream has added to tells what was left when it came.
    const dueOf = ({ id, secondsToDraw }: Slip) =>
      Math.min(before.get(id) ?? Infinity, Date.now() + secondsToDraw * 1_000);
    dueAt = new Map(open.map((slip) => [slip.id, dueOf(slip)]));
    if ([...dueAt.values()].every((at) => at > Date.now())) asked = 0;
    open.forEach(({ id }) => seenOpen.add(id));
    for (const slip of next.filter(({ status }) => status !== orderStatus.unopened)) {
      if (toldHere.has(slip.id)) markLater(slip.id);
      else if (!untold.some(({ id }) => id === slip.id)) untold.push(slip);
    }
    tellSettled();
    schedule();
  }

  /** A page that nobody looks at tells when it is seen again. */
  function tellSettled(): void {
    if (document.visibilityState === 'hidden') return;
    // Another tab of this browser may have told meanwhile.
    const due = untold.filter(({ id }) => !toldHere.has(id));
    untold = [];
    if (due.length === 0) return;
    toldHere.add(due.map(({ id }) => id));
    due.forEach(({ id }) => markLater(id));
    tell(
      due,
      due.every(({ id }) => seenOpen.has(id)),
    );
  }

  function markLater(slipId: number): void {
    unmarked.add(slipId);
    marking ??= setTimeout(
      () => {
        marking = undefined;
        const slipIds = [...unmarked].slice(0, mostSlipsTold).map(String);
        unmarked.clear();
        // What the server doesn't hear of it lists again, and it is marked then.
        void call(slipCalls.markSlipsTold, { slipIds }, { quiet: true }).catch(() => undefined);
      },
      pausesMs.marking * (1 + Math.random()),
    );
  }

  function schedule(): void {
    clearTimeout(timer);
    if (signal.aborted || document.visibilityState === 'hidden') return;
    const pauses = slips.flatMap((slip) => {
      const leftMs = (dueAt.get(slip.id) ?? NaN) - Date.now();
      if (Number.isNaN(leftMs)) return [];
      if (leftMs <= 0 && asked > 0) return [Math.min(pausesMs.longest, pausesMs.again * 2 ** asked)];
      return [Math.max(0, leftMs) + (isStreamed(slip) ? pausesMs.streaming : pausesMs.settling)];
    });
    if (pauses.length === 0) return;
    wait(Date.now() + Math.min(...pauses) + Math.random() * pausesMs.spread);
  }

  /** A device that slept, or whose clock was set, notices soon. */
  function wait(until: number): void {
    const leftMs = until - Date.now();
    timer = setTimeout(
      () => (leftMs > pausesMs.look ? wait(until) : void read()),
      Math.min(leftMs, pausesMs.look),
    );
  }

  const onReturn = () => {
    if (!heard) return void read();
    tellSettled();
    schedule();
  };
  const stopFollowing = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (JSON.stringify(event.query.queryKey) === key) take(event.query.state.data as readonly Slip[]);
  });
  const stopPlacing = ordersPlaced.subscribe(() => void read());
  document.addEventListener('visibilitychange', onReturn);
  window.addEventListener('online', onReturn);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    clearTimeout(marking);
    stopFollowing();
    stopPlacing();
    document.removeEventListener('visibilitychange', onReturn);
    window.removeEventListener('online', onReturn);
  });
  void read();
}
