import { readGameReturns, type Answer, type CallId, type GameReturns, type Params } from '@members/contract';
import {
  useInfiniteQuery,
  useMutation,
  useQuery,
  type UseMutationResult,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { ApiError } from './ApiError';
import { query, queryKey } from './queries';
import { queryClient } from './queryClient';
import { session } from './session';
import { apiSettings } from './settings';
import { readAddition, send, type CallOptions } from './transport';

type ReadOptions<Id extends CallId> = Partial<
  Pick<UseQueryOptions<Answer<Id>, ApiError>, 'enabled' | 'refetchInterval' | 'staleTime' | 'gcTime'>
>;

type ReadHook<Id extends CallId> =
  undefined extends Params<Id>
    ? (params?: Params<Id>, options?: ReadOptions<Id>) => UseQueryResult<Answer<Id>, ApiError>
    : (params: Params<Id>, options?: ReadOptions<Id>) => UseQueryResult<Answer<Id>, ApiError>;

/** The session, or null for a visitor; follows login, logout and other tabs. */
export function useSession() {
  return useSyncExternalStore(session.subscribe, session.current);
}

/** Shows the component again when what the keys of reads are made of changes: the session and the language. */
function useReadScope(): void {
  const { language, onLanguageChange } = apiSettings();
  useSession();
  useSyncExternalStore(onLanguageChange ?? neverChanging, language);
}

const neverChanging = () => () => undefined;

function readHook<Id extends CallId>(id: Id): ReadHook<Id> {
  return ((params: Params<Id>, options?: ReadOptions<Id>) => {
    useReadScope();
    return useQuery({ ...query(id, params), ...options }, queryClient);
  }) as ReadHook<Id>;
}

/** What a write takes: the call's parameters and, per attempt, the options of the call. */
export type WriteInput<Id extends CallId> = { params: Params<Id> } & CallOptions;

function writeHook<Id extends CallId>(id: Id) {
  return (): UseMutationResult<Answer<Id>, ApiError, WriteInput<Id>> =>
    useMutation(
      { mutationFn: ({ params, ...options }) => send(id, params, options), retry: false },
      queryClient,
    );
}

export const useSiteInfo = readHook('siteInfo');
export const useSiteConfig = readHook('siteConfig');
export const useShowcaseItems = readHook('showcaseItems');
export const useShowcaseItem = readHook('showcaseItem');
export const useCities = readHook('cities');
export const useHotGames = readHook('hotGames');
export const useGames = readHook('games');
export const useGameClasses = readHook('gameClasses');
export const useGameState = readHook('gameState');
export const useDrawResults = readHook('drawResults');
export const useOdds = readHook('odds');
export const usePlaceOrder = writeHook('placeOrder');
export const useVideoClasses = readHook('videoClasses');
export const useVideo = readHook('video');
export const useMoreVideos = readHook('moreVideos');
export const useLogin = writeHook('login');
export const useRegister = writeHook('register');
export const useSsoLogin = writeHook('ssoLogin');
export const useMember = readHook('member');
export const useBankCard = readHook('bankCard');
export const useReport = readHook('report');
export const useOrders = readHook('orders');
export const useNotices = readHook('notices');
export const useSetAvatar = writeHook('setAvatar');
export const useUploadImage = writeHook('uploadImage');
export const useSetRealName = writeHook('setRealName');
export const useSetSex = writeHook('setSex');
export const useSetFundPassword = writeHook('setFundPassword');
export const useEditFundPassword = writeHook('editFundPassword');
export const useSetLoginPassword = writeHook('setLoginPassword');
export const useBindCard = writeHook('bindCard');
export const useBanks = readHook('banks');
export const useWithdrawalRule = readHook('withdrawalRule');
export const useWithdraw = writeHook('withdraw');
export const useWithdrawals = readHook('withdrawals');
export const useRecharges = readHook('recharges');
export const useMoneyLog = readHook('moneyLog');
export const useRecharge = writeHook('recharge');
export const useWaybill = readHook('waybill');

/**
 * Looks a waybill up, each time anew, and keeps what it finds for `useWaybill`: null for an unknown number. Throws
 * ApiError.
 */
export const findWaybill = (number: string): Promise<Answer<'waybill'>> =>
  queryClient.fetchQuery({ ...query('waybill', { number }), staleTime: 0 });

/** A waybill number to try; none where the server has no sample content (D59). */
export function useSampleWaybill(): UseQueryResult<string | null, ApiError> {
  return useQuery(
    {
      queryKey: ['public', null, '', 'sampleWaybill'],
      queryFn: async ({ signal }) => {
        const number = await readAddition('sampleWaybill', {}, { signal });
        return typeof number === 'string' && number !== '' ? number : null;
      },
      staleTime: Infinity,
    },
    queryClient,
  );
}

/** The pages of a video class, each loaded once, until the loaded count equals the total (VID-04). */
export function useVideoPages(classKey: string) {
  useReadScope();
  return useInfiniteQuery<
    Answer<'videos'>,
    ApiError,
    { pages: Answer<'videos'>[] },
    readonly unknown[],
    number
  >(
    {
      queryKey: [...queryKey('videos'), classKey],
      queryFn: ({ pageParam, signal }) => send('videos', { classKey, page: pageParam }, { signal }),
      initialPageParam: 1,
      getNextPageParam: (last, pages) => {
        const loaded = pages.reduce((count, page) => count + page.videos.length, 0);
        return last.videos.length > 0 && loaded < last.total ? pages.length + 1 : undefined;
      },
    },
    queryClient,
  );
}

/** What a game has paid so far, beside what fair dice pay; at most a minute old (D30). */
export function useGameReturns(key: string): UseQueryResult<GameReturns, ApiError> {
  return useQuery(
    {
      queryKey: ['public', null, '', 'returns', key],
      queryFn: async ({ signal }) => readGameReturns(await readAddition('returns', { key }, { signal })),
    },
    queryClient,
  );
}
