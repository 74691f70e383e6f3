import { betTypes, formatMoney, type Odds } from '@members/contract';
import { returnRange, type CheckedParams, type OfficeAnswer } from '@members/office-contract';
import type { Database } from '../database';
import type { Beacon } from '../draws';
import { Declined, defineOfficeRoute, type OfficeRoute } from '../office';
import { recordOperation } from '../operatorLog';
import { createValueAcceptance } from './beaconValues';
import { createGameOffice, inEveryLanguage } from './gameOffice';
import { createOdds } from './odds';
import { selectRounds } from './officeStore';
import { setGameOpen } from './operations';

export interface GameOfficeParts {
  database: Database;
  /** Whose values are taken. */
  beacon: Pick<Beacon, 'info' | 'verify'>;
  now: () => Date;
}

/** What the office sees and decides about games, odds and rounds. No call of it reaches a result. */
export function gameOfficeRoutes({ database, beacon, now }: GameOfficeParts): OfficeRoute[] {
  const values = createValueAcceptance({ database, beacon, now });
  const games = createGameOffice({ database, now });
  const odds = createOdds(database);
  return [
    defineOfficeRoute('games', ({ params }) => games.list(params)),
    defineOfficeRoute('game', ({ params }) => games.one(params.key)),
    defineOfficeRoute('addGame', ({ params, act }) => games.add(params, act), {
      check: games.checkNew,
      shown: ({ key, roundSeconds, closeSeconds, odds: given, reason, ...params }) => ({
        ...{ key, ...readableGame(params), roundSeconds, closeSeconds },
        ...{ ...readableOdds(given), reason },
      }),
    }),
    defineOfficeRoute('changeGame', ({ params, act }) => games.change(params, act).then(() => ({})), {
      needsSecond: games.changesLimits,
      shown: async ({ key, ...params }) => ({
        ...{ key, ...readableGame(params) },
        before: readableGame(await games.one(key)),
      }),
    }),
    defineOfficeRoute('setGameOpen', async ({ params, act }) => {
      await setGameOpen(database, { ...params, ...act });
      return {};
    }),
    defineOfficeRoute('archiveGame', ({ params, act }) => games.archive(params, act).then(() => ({}))),
    defineOfficeRoute('setOdds', ({ params, act }) => odds.set(params, act), {
      check: odds.checkChange,
      shown: async (params) => {
        const { odds: before } = await games.one(params.key);
        const { key, reason } = params;
        return { key, ...readableOdds(params.odds), reason, before: readableOdds(before) };
      },
    }),
    defineOfficeRoute('returnFloor', async () => ({ floorHundredths: await odds.floor() })),
    defineOfficeRoute('setReturnFloor', ({ params, act }) => odds.setFloor(params, act).then(() => ({})), {
      shown: async ({ floorHundredths, reason }) => ({
        ...{ floor: `${floorHundredths / 100} %`, reason },
        before: { floor: `${(await odds.floor()) / 100} %` },
      }),
    }),
    defineOfficeRoute('rounds', ({ params }) => listRounds({ database, now }, params)),
    defineOfficeRoute('bringBeaconValue', async ({ params: { round, signature }, act }) => {
      const value = Uint8Array.from(Buffer.from(signature, 'hex'));
      const acceptance = await values.accept(round, value, (transaction) =>
        recordOperation(transaction, {
          ...act,
          action: 'beacon value brought',
          subject: `beacon round ${round}`,
          details: { signature },
        }),
      );
      if (acceptance === 'notAwaited') throw new Declined('beaconNotAwaited', { round });
      if (acceptance === 'notGenuine') throw new Declined('beaconNotGenuine', { round });
      // The round clock of any server draws with its next tick.
      return {};
    }),
  ];
}

/** What of a game can change, as a second operator reads it. */
function readableGame(
  game: Pick<
    CheckedParams<'changeGame'>,
    'name' | 'iconUrl' | 'hot' | 'position' | 'minStakeMinor' | 'maxPayoutMinor'
  >,
): Record<string, unknown> {
  return {
    names: Object.values(game.name).filter(Boolean).join(' · '),
    ...{ icon: game.iconUrl, hot: game.hot, position: game.position },
    minStake: formatMoney(game.minStakeMinor),
    maxPayout: formatMoney(game.maxPayoutMinor),
  };
}

/** Odds as a second operator reads them, with what the game pays back by them. */
function readableOdds(odds: Odds): Record<string, string> {
  const { least, most } = returnRange(odds);
  return {
    odds: betTypes.map((type) => `${type} ${odds[type] / 100}`).join(', '),
    returns: `${least.toFixed(2)} % – ${most.toFixed(2)} %`,
  };
}

const pageSize = 50;
/** A round that is drawn and settled in time is so within this from its draw on. */
export const settledWithinMs = 15_000;

async function listRounds(
  { database: { reader }, now }: Pick<GameOfficeParts, 'database' | 'now'>,
  { after, ...filter }: CheckedParams<'rounds'>,
): Promise<OfficeAnswer<'rounds'>> {
  const [opened, gameId] = after?.split(' ') ?? [];
  const found = await selectRounds(reader, {
    ...filter,
    dueBefore: new Date(now().getTime() - settledWithinMs),
    after: gameId === undefined ? undefined : { opensAt: new Date(opened!), gameId: Number(gameId) },
    limit: pageSize + 1,
  });
  const page = found.slice(0, pageSize);
  const last = page.at(-1);
  return {
    rows: page.map(({ gameId: _id, gameName, voidReason, opensAt, closesAt, drawsAt: at, ...round }) => ({
      ...round,
      gameName: inEveryLanguage(gameName),
      voidReason: voidReason ?? '',
      opensAt: opensAt.toISOString(),
      closesAt: closesAt.toISOString(),
      drawsAt: at.toISOString(),
    })),
    next: found.length > pageSize && last ? `${last.opensAt.toISOString()} ${last.gameId}` : null,
  };
}
