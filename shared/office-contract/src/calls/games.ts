import { betTypes, type BetType } from '@members/contract';
import { z } from 'zod';
import { change, read } from '../call';
import { amount, localised, nothing, pageOf, paging, reason, time } from '../params';
import { oddsSchema } from '../returns';

/** In every language, or in English at least. */
const name = localised.refine(({ en_us: text }) => text.trim() !== '', { path: ['en_us'] });
/** Part of what the dice are computed from: stays as it was made. */
const key = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{1,29}$/)
  .meta({ examples: ['k3-1m'] });
const iconUrl = z
  .string()
  .regex(/^(\/[\w./-]+|https:\/\/\S+)$/)
  .meta({ examples: ['/media/games/dice-red.svg'] });
/** The version that the operator opened: who has an older one than there is is told who changed it. */
const version = z
  .number()
  .int()
  .min(1)
  .meta({ description: 'of what it follows', examples: [1] });
const odds = z.object(
  Object.fromEntries(betTypes.map((type) => [type, z.number()])) as Record<BetType, z.ZodNumber>,
);

/** What operators can change of a game at any time; what has to do with money holds from the next round that opens. */
const changeable = {
  name,
  iconUrl,
  hot: z.boolean(),
  /** Its place among the games, the least first. */
  position: z.number().int().min(0).max(9_999),
  /** The least stake on an option. */
  minStakeMinor: amount.refine((minor) => minor % 100 === 0),
  /** The most that an order may bring back: greater stakes are refused. */
  maxPayoutMinor: amount.max(1_000_000_000_000),
};

/**
 * What the orders of drawn rounds came to, beside what fair dice bring back of exactly these orders on average: in 99 of
 * 100 cases the payouts lie no further from `expectedMinor` than `bandMinor`.
 */
export const gameResult = z.object({
  rounds: z.number(),
  orders: z.number(),
  stakesMinor: z.number(),
  payoutsMinor: z.number(),
  expectedMinor: z.number(),
  bandMinor: z.number(),
});
export type GameResult = z.infer<typeof gameResult>;

export const gameStates = ['open', 'closed', 'archived'] as const;

const game = z.object({
  key: z.string(),
  name: localised,
  iconUrl: z.string(),
  hot: z.boolean(),
  position: z.number(),
  state: z.enum(gameStates),
  roundSeconds: z.number(),
  /** From the closing of bets to the draw. */
  closeSeconds: z.number(),
  minStakeMinor: z.number(),
  maxPayoutMinor: z.number(),
  /** Those with which the next round opens. */
  odds,
  /** Of rounds that opened today, in UTC. */
  today: gameResult,
});

export const roundStates = ['open', 'closed', 'drawn', 'settled', 'void'] as const;

const round = z.object({
  gameKey: z.string(),
  gameName: localised,
  number: z.number(),
  period: z.string(),
  state: z.enum(roundStates),
  opensAt: time,
  closesAt: time,
  drawsAt: time,
  /** Why its stakes went back; empty unless it is void. */
  voidReason: z.string(),
  /** The value that decides, on a chain of the beacon, and whether it is there. */
  beaconChain: z.string(),
  beaconRound: z.number(),
  hasValue: z.boolean(),
  settled: z.boolean(),
});

export const gameCalls = {
  /** In the order that members see; those that are not archived unless told. */
  games: read({
    summary: 'all games, in the order that members see',
    path: '/games',
    right: 'games.see',
    params: z.object({ state: z.enum(gameStates).optional(), ...paging }),
    answer: pageOf(game),
  }),
  game: read({
    summary: 'one game, with all odds that it has had and what its orders came to',
    path: '/games/one',
    right: 'games.see',
    params: z.object({ key }),
    answer: game.extend({
      version,
      /** Before it no round opens. */
      startsAt: time,
      floorHundredths: z.number(),
      /** All that was drawn of it. */
      ever: gameResult,
      /** Newest first, the newest twenty. */
      oddsVersions: z.array(
        z.object({
          version,
          /** Number of the first round that opened with them, or will. */
          fromNumber: z.number(),
          odds,
          /** Empty for what the installation began with. */
          proposedBy: z.string(),
          setBy: z.string(),
          reason: z.string(),
          at: time,
        }),
      ),
    }),
  }),
  /** Its first round opens with the next full step of its length. */
  addGame: change({
    summary: 'adds a game, whose first round opens with the next full step of its length',
    path: '/games/add',
    right: 'games.change',
    needsCode: true,
    twoPeople: 'always',
    params: z
      .object({
        key,
        ...changeable,
        /** A day is divided into rounds without a rest. */
        roundSeconds: z
          .number()
          .int()
          .min(30)
          .max(86_400)
          .refine((seconds) => 86_400 % seconds === 0),
        /** The value that decides is published after bets have closed, and before the draw. */
        closeSeconds: z.number().int().min(10).max(600),
        odds: oddsSchema,
        open: z.boolean(),
        reason,
      })
      .refine(({ roundSeconds, closeSeconds }) => roundSeconds - closeSeconds >= 10, {
        path: ['closeSeconds'],
      }),
    answer: z.object({ key: z.string() }),
    records: ['game added'],
  }),
  /** Takes a second operator where limits change. */
  changeGame: change({
    summary: 'changes names, place, least stake and most payout of a game',
    path: '/games/change',
    right: 'games.change',
    needsCode: true,
    twoPeople: 'sometimes',
    params: z.object({ key, version, ...changeable }),
    answer: nothing,
    records: ['game changed'],
  }),
  /** Closed, it takes no orders; rounds that run are drawn and settled. */
  setGameOpen: change({
    summary: 'closes a game for everybody, or opens it; rounds that run are settled all the same',
    path: '/games/open',
    right: 'games.change',
    params: z.object({ key, open: z.boolean(), reason }),
    answer: nothing,
    records: ['game opened', 'game closed'],
  }),
  /** Out of the lists, for a game that is closed and whose rounds are all settled. */
  archiveGame: change({
    summary: 'takes a closed game out of the lists, or back into them',
    path: '/games/archive',
    right: 'games.change',
    params: z.object({ key, archived: z.boolean(), reason }),
    answer: nothing,
    records: ['game archived', 'game taken out of the archive'],
  }),
  /** Holds from the next round that opens; rounds that are there keep theirs. */
  setOdds: change({
    summary: 'sets the odds of a game, from the next round that opens',
    path: '/games/odds',
    right: 'games.change',
    needsCode: true,
    twoPeople: 'always',
    params: z.object({
      key,
      /** Of the odds that they follow. */
      version,
      odds: oddsSchema,
      reason,
    }),
    answer: z.object({ version, fromNumber: z.number() }),
    records: ['odds set'],
  }),
  returnFloor: read({
    summary: 'what no option of a game may pay back less than',
    path: '/games/floor',
    right: 'games.see',
    params: nothing,
    answer: z.object({ floorHundredths: z.number() }),
  }),
  /** In hundredths of a percent: what no option may pay back less than. Odds that are set already stay. */
  setReturnFloor: change({
    summary: 'sets what no option of a game may pay back less than',
    path: '/games/setFloor',
    right: 'games.change',
    needsCode: true,
    twoPeople: 'always',
    params: z.object({ floorHundredths: z.number().int().min(5_000).max(10_000), reason }),
    answer: nothing,
    records: ['floor of returns set'],
  }),
  /** Newest first. `attention` are those that are past their draw and not settled; without a state all of a game. */
  rounds: read({
    summary: 'rounds that are late, void ones, or all of a game, newest first',
    path: '/games/rounds',
    right: 'games.see',
    params: z.object({
      state: z.enum(['attention', 'void', 'all']).default('attention'),
      key: key.optional(),
      ...paging,
    }),
    answer: pageOf(round),
  }),
  /** A value that no relay had; taken if the beacon made it and a round waits for it. */
  bringBeaconValue: change({
    summary: 'brings a value of the beacon that no relay had, and that a round waits for',
    path: '/games/beaconValue',
    right: 'games.change',
    params: z.object({
      round: z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER),
      /** Of the beacon round, in hexadecimal. */
      signature: z
        .string()
        .regex(/^[0-9a-fA-F]{96}$/)
        .meta({ description: 'in hexadecimal', examples: ['b446…77e3'] }),
    }),
    answer: nothing,
    records: ['beacon value brought'],
  }),
};
