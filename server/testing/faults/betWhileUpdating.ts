import { encodeBase64 } from '@members/contract';
import { sql } from 'kysely';
import { openDatabase } from '../../src/database';
import { sendOrders, slotAt, type OrderToSend, type Player } from '../load';
import { inspect, type Inspection } from './inspect';

const players = 10;
const connections = 8;
/** Between two orders of a connection. */
const pauseMs = 100;
const rounds = { key: 'rolling-20s', roundMs: 20_000, closeLeadMs: 4_000, beaconDelayMs: 1_000 };

/** A part of an update: what is done, or for how many orders it is left as it is. */
export interface UpdateStep {
  name: string;
  work: (() => Promise<unknown>) | number;
}

export interface UpdateFigures {
  steps: { name: string; seconds: number; acknowledged: number }[];
  acknowledged: number;
  /** Answers that were lost or said that something failed; each was asked again with its key. */
  askedAgain: number;
  /** Orders that were refused, by code. */
  refused: ReadonlyMap<number, number>;
  longestMs: number;
  found: Inspection;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function until(isSo: () => boolean | Promise<boolean>, otherwise: string): Promise<void> {
  for (const end = Date.now() + 120_000; Date.now() < end; await pause(100)) if (await isSo()) return;
  throw new Error(otherwise);
}

/**
 * Does the steps of an update one after another while members of the demonstration place orders, each with a key, asked
 * again with it until it is answered; then looks at every order and entry.
 */
export async function betWhileUpdating(options: {
  /** The owner's, straight to PostgreSQL. */
  databaseUrl: string;
  /** Where members bet: the balancer in front of the servers. */
  host: string;
  port: number;
  steps: readonly UpdateStep[];
}): Promise<UpdateFigures> {
  const { databaseUrl, host, port } = options;
  const database = openDatabase(databaseUrl, { max: 2 });
  try {
    const { key, roundMs, closeLeadMs, beaconDelayMs } = rounds;
    const [game] = await database.statement(sql<{ id: number }>`
      INSERT INTO games
        (key, class_key, name, icon_url, round_ms, close_lead_ms, beacon_delay_ms, max_payout_minor, position)
      VALUES (${key}, 'k3', '{"en_us": "Rolling"}', '/media/games/k3-1m.svg', ${roundMs}, ${closeLeadMs},
        ${beaconDelayMs}, 50000000, 9)
      RETURNING id`);
    const gameId = game!.id;
    // A release of before had the same odds for all games; its schema has no place for them.
    const [schema] = await database.statement(sql<{ hasOdds: boolean }>`
      SELECT to_regclass('game_odds') IS NOT NULL AS "hasOdds"`);
    if (schema!.hasOdds)
      await database.statement(sql`
        INSERT INTO game_odds SELECT ${gameId}, 1, 1, odds, '', '', '', 'epoch' FROM game_odds
        WHERE game_id = (SELECT id FROM games WHERE key = 'k3-1m') AND version = 1`);
    const countOf = async (of: ReturnType<typeof sql<{ n: number }>>) =>
      Number((await of.execute(database.reader)).rows[0]!.n);
    await until(
      async () => (await countOf(sql`SELECT count(*) AS n FROM rounds WHERE game_id = ${gameId}`)) > 0,
      'No round is opened.',
    );
    const bettors = await register(`http://${host}:${port}`);
    const acknowledged: string[] = [];
    const counts = { askedAgain: 0, refused: new Map<number, number>(), longestMs: 0 };
    let running = true;
    let count = 0;
    const again: OrderToSend[] = [];
    async function newOrder(): Promise<OrderToSend | null> {
      let slot = slotAt(rounds, new Date());
      while (
        running &&
        (slot.closesAt.getTime() - Date.now() < 300 || Date.now() - slot.opensAt.getTime() < 700)
      ) {
        await pause(50);
        slot = slotAt(rounds, new Date());
      }
      if (!running) return null;
      count += 1;
      return {
        player: bettors[count % players]!,
        gameId,
        period: slot.period,
        stake: 1,
        key: `rolling-${count}`,
      };
    }
    const betting = sendOrders({
      host,
      port,
      connections,
      next: async () => {
        await pause(pauseMs);
        return again.shift() ?? newOrder();
      },
      onAnswer: ({ order, code, ms }) => {
        counts.longestMs = Math.max(counts.longestMs, ms);
        if (code === 200) acknowledged.push(order.key!);
        else if (code === null || code === 0 || code >= 500) {
          counts.askedAgain += 1;
          again.push(order);
        } else counts.refused.set(code, (counts.refused.get(code) ?? 0) + 1);
      },
    });
    const someOrders = async (more: number) => {
      const enough = acknowledged.length + more;
      await until(() => acknowledged.length >= enough, 'No order is taken.');
    };
    const steps: UpdateFigures['steps'] = [];
    for (const { name, work } of options.steps) {
      const [from, before] = [Date.now(), acknowledged.length];
      await (typeof work === 'number' ? someOrders(work) : work());
      steps.push({ name, seconds: (Date.now() - from) / 1000, acknowledged: acknowledged.length - before });
    }
    running = false;
    await betting;
    await until(
      async () => (await countOf(sql`SELECT count(*) AS n FROM orders WHERE status = 0`)) === 0,
      'Orders are left open.',
    );
    const found = await inspect(database, acknowledged);
    return { acknowledged: acknowledged.length, ...counts, steps, found };
  } finally {
    await database.close();
  }
}

async function register(address: string): Promise<Player[]> {
  const members: Player[] = [];
  for (let index = 0; index < players; index += 1) {
    const form = {
      username: `rolling${index}`,
      password: 'secret-123-of-a-test',
      code: 'WELCOME',
      lang: 'en_us',
    };
    const answer = await fetch(`${address}/api/member/doRegister`, {
      method: 'POST',
      body: new URLSearchParams(form),
    });
    const { code, msg, data } = (await answer.json()) as { code: number; msg: string; data: string };
    if (code !== 200) throw new Error(`Registering answers ${code} ${msg}`);
    const { id, tokensso } = JSON.parse(Buffer.from(data, 'base64').toString('utf8')) as {
      id: number;
      tokensso: string;
    };
    members.push({ id, headers: { token: encodeBase64(String(id)), tokensso } });
  }
  return members;
}
