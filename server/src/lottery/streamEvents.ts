import {
  settledOrders,
  type Answer,
  type Language,
  type SettledOrders,
  type streamedReads,
} from '@members/contract';
import { writeAnswer, writeShape } from '@members/contract/server';
import { createHash } from 'node:crypto';
import type { GameRow } from './gameStore';
import { slotAt } from './schedule';
import type { Lottery } from './service';
import type { RecentRound, SettledOrder } from './streamStore';
import type { Verification } from './verification';

type StreamedRead = keyof typeof streamedReads;

/** An event by the name of its read. */
export type ToldAnswer = readonly [read: StreamedRead, text: string];

/** A server-sent event. */
export const event = (name: string, data: unknown = null) =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** What streams say, as text. */
export function createStreamEvents({ lottery, verification }: StreamSources) {
  /** What a game's members read, each as an event; the state first. */
  async function readAnswers(
    { id, key }: GameRow,
    language: Language,
    rounds: readonly RecentRound[],
  ): Promise<ToldAnswer[]> {
    const answer = async <Read extends StreamedRead>(
      read: Read,
      value: Promise<Answer<Read>>,
    ): Promise<ToldAnswer> => [read, event(read, writeAnswer(read, await value))];
    const last = rounds.find(({ dice }) => dice);
    return Promise.all([
      answer('gameState', lottery.gameState(key, language)),
      answer('drawResults', lottery.drawResults(key, language)),
      answer('odds', lottery.listOdds(id, language)),
      ...(last ? [answer('roundRecord', verification.roundRecord(key, last.period))] : []),
    ]);
  }

  /** The orders that a member had in a settled round. */
  function settledEvent(
    { id: gameId, key: gameKey, name: gameName, iconUrl }: GameRow,
    { period, dice }: RecentRound,
    { rows, language }: { rows: readonly SettledOrder[]; language: Language },
  ): string {
    const ofRound = { gameId, gameKey, gameName, iconUrl, period, dice };
    const news: SettledOrders = {
      balanceMinor: rows[0]!.balanceMinor,
      orders: rows.map((row) => lottery.describeOrder({ ...row, ...ofRound }, language)),
    };
    return event('settled', writeShape(settledOrders, news));
  }

  return { readAnswers, settledEvent };
}

export interface StreamSources {
  /** Answers what is, and waits for nothing that is due. */
  lottery: Lottery;
  verification: Verification;
}

/** A round clock has closed, drawn and opened rounds within this; after it, members are told that they are late. */
const lateAfterMs = 500;

/**
 * What all streams of a game are told of, as one short word: another one means that there is news. Settling is none; who
 * has orders in the round hears of it.
 */
export function idOf(game: GameRow, rounds: readonly RecentRound[], at: Date): string {
  const state = rounds.map(({ period, status }) => [period, status === 'settled' ? 'drawn' : status]);
  const earlier = new Date(at.getTime() - lateAfterMs);
  const [newest] = rounds;
  const isLate =
    !newest || newest.drawsAt <= earlier || (newest.status === 'open' && newest.closesAt <= earlier);
  return createHash('sha256')
    .update(JSON.stringify([isLate && slotAt(game, earlier).period, state]))
    .digest('base64url')
    .slice(0, 16);
}
