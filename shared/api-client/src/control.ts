import {
  readControlChanges,
  readPlayControl,
  readPlaySession,
  type ControlChange,
  type LimitKind,
  type PauseLength,
  type PlayControl,
  type PlaySession,
} from '@members/contract';
import { useMutation, useQuery, type UseMutationResult, type UseQueryResult } from '@tanstack/react-query';
import type { ApiError } from './ApiError';
import { queryClient } from './queryClient';
import { useSession } from './hooks';
import { session } from './session';
import { readAddition, readAdditionText, sendAddition, type CallOptions } from './transport';

type ControlRead = 'control' | 'controlSession' | 'controlChanges';

function useControlRead<Answer>(
  id: ControlRead,
  read: (value: unknown) => Answer,
  refetchInterval: number | false = false,
): UseQueryResult<Answer, ApiError> {
  const memberId = useSession()?.memberId ?? null;
  return useQuery(
    {
      queryKey: keyOf(id, memberId),
      queryFn: async ({ signal }) => read(await readAddition(id, {}, { signal })),
      enabled: memberId !== null,
      refetchInterval,
    },
    queryClient,
  );
}

const keyOf = (id: ControlRead, memberId: number | null) => ['member', memberId, '', id] as const;

/** Limits, pause and play session of the member. */
export const usePlayControl = (): UseQueryResult<PlayControl, ApiError> =>
  useControlRead('control', readPlayControl);

/** The play session that is going on, asked again at the given interval. */
export const usePlaySession = (everyMs: number): UseQueryResult<PlaySession, ApiError> =>
  useControlRead('controlSession', readPlaySession, everyMs);

/** What the member changed, newest first. */
export const useControlChanges = (): UseQueryResult<ControlChange[], ApiError> =>
  useControlRead('controlChanges', readControlChanges);

/** A change of limits or a pause. */
export type ControlOrder =
  /** Whole points; `null` for no limit. */
  | { change: 'limit'; kind: LimitKind; points: number | null }
  | { change: 'confirm' | 'drop'; kind: LimitKind }
  | { change: 'pause'; length: PauseLength };

/** Sends a change and answers the state after it. */
export async function changeControl(order: ControlOrder, options: CallOptions = {}): Promise<PlayControl> {
  const next = readPlayControl(await sendChange(order, options));
  const memberId = session.current()?.memberId ?? null;
  queryClient.setQueryData(keyOf('control', memberId), next);
  void queryClient.invalidateQueries({ queryKey: keyOf('controlChanges', memberId) });
  return next;
}

function sendChange(order: ControlOrder, options: CallOptions): Promise<unknown> {
  switch (order.change) {
    case 'limit': {
      const amount = order.points === null ? '' : String(order.points);
      return sendAddition('controlLimit', { kind: order.kind, amount }, options);
    }
    case 'confirm':
      return sendAddition('controlConfirm', { kind: order.kind }, options);
    case 'drop':
      return sendAddition('controlDrop', { kind: order.kind }, options);
    case 'pause':
      return sendAddition('controlPause', { length: order.length }, options);
  }
}

/** `changeControl` as a mutation, never retried by itself. Its caller shows what is refused, at the field. */
export const useChangeControl = (): UseMutationResult<PlayControl, ApiError, ControlOrder> =>
  useMutation({ mutationFn: (order) => changeControl(order, { quiet: true }), retry: false }, queryClient);

const byteOrderMark = '\uFEFF';

/**
 * The member's whole history as a CSV file; the mark in front lets spreadsheets read it as UTF-8. Its caller shows
 * what is refused.
 */
export async function readHistory(of: 'orders' | 'money'): Promise<Blob> {
  const lines = await readAdditionText('controlHistory', { of }, { quiet: true });
  const text = lines.startsWith(byteOrderMark) ? lines.slice(1) : lines;
  return new Blob([byteOrderMark, text], { type: 'text/csv;charset=utf-8' });
}
