import { languages } from '@members/contract';
import type { CheckedParams, GameResult, OfficeAnswer } from '@members/office-contract';
import { outcomes } from '@members/verifier';
import type { Database, LocalisedText, Reader } from '../database';
import { Declined } from '../office';
import { operationsOn, recordOperation, type Act } from '../operatorLog';
import { nextNumber, refuseUnfair } from './odds';
import { insertOdds, selectOddsOf, selectOddsVersions } from './oddsStore';
import * as store from './officeStore';
import { band99 } from './returns';
import { selectReturnSums, type ReturnSums } from './returnsStore';
import { slotAt } from './schedule';
import { insertThreeDice, threeDice } from './standardGames';

const pageSize = 50;
const versionsShown = 20;
const dayMs = 24 * 60 * 60_000;
/** As many as anybody looks at on one page. */
const gamesAtOnce = 100;
/** From the closing of bets to the earliest beacon round that may decide. */
const beaconDelayMs = 6000;

type Changeable = Omit<CheckedParams<'changeGame'>, 'key' | 'version'>;

/** Games as operators see and change them. Nothing of it reaches a round that is there. */
export function createGameOffice({ database, now }: { database: Database; now: () => Date }) {
  const { reader } = database;

  async function list({
    state,
    after,
  }: Pick<CheckedParams<'games'>, 'state' | 'after'>): Promise<OfficeAnswer<'games'>> {
    const [position, id] = after?.split(' ').map(Number) ?? [];
    const found = await store.selectOfficeGames(reader, {
      open: state === 'open' ? true : state === 'closed' ? false : undefined,
      archived: state === 'archived',
      after: position === undefined || id === undefined ? undefined : { position, id },
      limit: pageSize + 1,
    });
    const page = found.slice(0, pageSize);
    const last = page.at(-1);
    return {
      rows: await shown(page),
      next: found.length > pageSize && last ? `${last.position} ${last.id}` : null,
    };
  }

  /** With the odds and today's result of each. */
  async function shown(games: readonly store.OfficeGame[]) {
    const [odds, today] = await Promise.all([
      selectOddsOf(
        reader,
        games.map(({ id }) => id),
      ),
      store.selectDaySums(reader, { from: dayOf(now()), to: dayOf(now()) }),
    ]);
    return games.map((game) => ({
      ...{ key: game.key, iconUrl: game.iconUrl, hot: game.hot, position: game.position },
      name: inEveryLanguage(game.name),
      state: game.archived ? ('archived' as const) : game.open ? ('open' as const) : ('closed' as const),
      roundSeconds: game.roundMs / 1000,
      closeSeconds: game.closeLeadMs / 1000,
      minStakeMinor: game.minStakeMinor,
      maxPayoutMinor: game.maxPayoutMinor,
      odds: odds.get(game.id)!,
      today: gameResultOf(today.get(game.id)),
    }));
  }

  async function one(key: string): Promise<OfficeAnswer<'game'>> {
    const game = await store.selectOfficeGame(reader, key);
    if (!game) throw missing(key);
    const [[listed], versions, ever, floorHundredths] = await Promise.all([
      shown([game]),
      selectOddsVersions(reader, game.id, versionsShown),
      selectReturnSums(reader, game.id),
      store.selectFloor(reader),
    ]);
    return {
      ...listed!,
      version: game.version,
      startsAt: game.startsAt.toISOString(),
      floorHundredths,
      ever: gameResultOf(ever),
      oddsVersions: versions.map(({ at, ...each }) => ({ ...each, at: at.toISOString() })),
    };
  }

  /** Throws Declined for a game that can't be added as things are. */
  async function checkNew({ key, odds }: Pick<CheckedParams<'addGame'>, 'key' | 'odds'>): Promise<void> {
    if (await store.selectOfficeGame(reader, key)) throw new Declined('gameExists', { key });
    await refuseUnfair(reader, odds);
  }

  /** Adds a game, whose first round opens with the next full step of its length. */
  function add({ key, odds, reason, ...wanted }: CheckedParams<'addGame'>, act: Act) {
    return database.transaction(async (transaction) => {
      await refuseUnfair(transaction, odds);
      const timetable = {
        roundMs: wanted.roundSeconds * 1000,
        closeLeadMs: wanted.closeSeconds * 1000,
        beaconDelayMs,
      };
      const startsAt = slotAt(timetable, act.now).drawsAt;
      const fields = { ...wanted, name: withoutEmpty(wanted.name) };
      await insertThreeDice(transaction);
      const id = await store.insertGame(transaction, {
        ...{ key, classKey: threeDice, startsAt },
        ...fields,
        ...timetable,
      });
      if (id === null) throw new Declined('gameExists', { key });
      await insertOdds(transaction, {
        ...{ gameId: id, version: 1, fromNumber: await nextNumber(transaction, id), odds, reason },
        ...{ proposedBy: act.proposedBy ?? act.operator, setBy: act.operator, at: act.now },
      });
      const after = { ...fields, odds, startsAt: startsAt.toISOString() };
      await recordOperation(transaction, {
        ...act,
        ...{ reason, action: 'game added', subject: subjectOf(key), after },
      });
      return { key };
    });
  }

  /** Whether a change has to do with money, and so takes two. */
  async function changesLimits({
    key,
    minStakeMinor,
    maxPayoutMinor,
  }: Pick<CheckedParams<'changeGame'>, 'key' | 'minStakeMinor' | 'maxPayoutMinor'>): Promise<boolean> {
    const game = await store.selectOfficeGame(reader, key);
    if (!game) throw missing(key);
    return game.minStakeMinor !== minStakeMinor || game.maxPayoutMinor !== maxPayoutMinor;
  }

  /** Changes how a game is shown and its limits; rounds that are open keep theirs. */
  function change({ key, version, ...wanted }: CheckedParams<'changeGame'>, act: Act): Promise<void> {
    return database.transaction(async (transaction) => {
      const game = await store.claimGame(transaction, key);
      if (!game) throw missing(key);
      if (game.version !== version) {
        const lines = await operationsOn(transaction, subjectOf(key));
        throw new Declined('changedMeanwhile', { operator: lines.at(-1)?.operator ?? '?' });
      }
      const after = { ...wanted, name: withoutEmpty(wanted.name) };
      await store.updateGame(transaction, game.id, after);
      await recordOperation(transaction, {
        ...act,
        ...{ action: 'game changed', subject: subjectOf(key), before: changeableOf(game), after },
      });
    });
  }

  /** Takes a game that is closed and settled out of the lists, or brings it back. */
  function archive(
    { key, archived, reason }: { key: string; archived: boolean; reason: string },
    act: Act,
  ): Promise<void> {
    return database.transaction(async (transaction) => {
      const game = await store.claimGame(transaction, key);
      if (!game) throw missing(key);
      if (game.archived === archived) return;
      if (game.open) throw new Declined('gameOpen', { key });
      if (await store.hasUnsettledRound(transaction, game.id)) throw new Declined('gameUnsettled', { key });
      await store.updateGame(transaction, game.id, { archived });
      const action = archived ? 'game archived' : 'game taken out of the archive';
      await recordOperation(transaction, { ...act, reason, action, subject: subjectOf(key) });
    });
  }

  return { list, one, checkNew, add, changesLimits, change, archive };
}

/** The results of today and of the last seven days, of games that are not archived. */
export async function resultsOfGames(
  reader: Reader,
  now: Date,
): Promise<NonNullable<OfficeAnswer<'today'>['games']>> {
  const [to, from] = [dayOf(now), dayOf(new Date(now.getTime() - 6 * dayMs))];
  const [games, today, week] = await Promise.all([
    store.selectOfficeGames(reader, { archived: false, limit: gamesAtOnce }),
    store.selectDaySums(reader, { from: to, to }),
    store.selectDaySums(reader, { from, to }),
  ]);
  return games.map(({ id, key, name, open }) => ({
    ...{ key, open, name: inEveryLanguage(name) },
    today: gameResultOf(today.get(id)),
    week: gameResultOf(week.get(id)),
  }));
}

const missing = (key: string) => new Declined('missing', { what: `game ${key}` });
export const subjectOf = (key: string) => `game ${key}`;
/** In UTC, such as 2026-03-31. */
const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

const changeableOf = (game: store.OfficeGame): Changeable => ({
  name: game.name as Changeable['name'],
  iconUrl: game.iconUrl,
  hot: game.hot,
  position: game.position,
  minStakeMinor: game.minStakeMinor,
  maxPayoutMinor: game.maxPayoutMinor,
});

/** What is said in no language of its own is said in English to members: it is not kept as an empty text. */
const withoutEmpty = (name: Readonly<Record<string, string>>): LocalisedText =>
  Object.fromEntries(Object.entries(name).filter(([, text]) => text.trim() !== '')) as LocalisedText;
export const inEveryLanguage = (name: LocalisedText) =>
  Object.fromEntries(languages.map((language) => [language, name[language] ?? ''])) as Record<
    (typeof languages)[number],
    string
  >;

/** Sums over rounds, beside what fair dice make of them. */
export function gameResultOf(sums: ReturnSums | undefined): GameResult {
  const { rounds = 0, orders = 0, stakesMinor = 0, payoutsMinor = 0 } = sums ?? {};
  return {
    ...{ rounds, orders, stakesMinor, payoutsMinor },
    expectedMinor: Math.round(Number(sums?.expected216 ?? 0) / outcomes),
    bandMinor: Math.round((band99 * Math.sqrt(Number(sums?.variance216 ?? 0))) / outcomes),
  };
}
