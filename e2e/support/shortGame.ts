import { startEmbeddedPostgres } from '../../server/src/database/embedded';
import { administer } from '../../server/testing/administer';

/** A game of the tests: rounds of 30 s, of which 20 s take bets, and one order wins 10,000.00 at most. */
export const shortGame = { key: 'k3-30s', name: 'Quick Three · 30 s', roundSeconds: 30 } as const;

/** Runs a statement on the database of a running system, e.g. to add a game or change the site's settings. */
export async function runStatement(dataDirectory: string, statement: string): Promise<void> {
  const { ownerUrl } = await startEmbeddedPostgres({ dataDir: dataDirectory });
  await administer(ownerUrl, statement);
}

/** Adds the short game to a running system; its rounds open with the next tick of the round clock. */
export function addShortGame(dataDirectory: string): Promise<void> {
  return runStatement(
    dataDirectory,
    `WITH game AS (
       INSERT INTO games (key, class_key, name, icon_url, round_ms, max_payout_minor, position)
       VALUES ('${shortGame.key}', 'k3', '{"en_us": "${shortGame.name}"}', '/media/games/k3-1m.svg', 30000, 1000000, 9)
       RETURNING id)
     INSERT INTO game_odds SELECT game.id, 1, 1, odds, '', '', '', 'epoch' FROM game, game_odds
     WHERE game_id = (SELECT id FROM games WHERE key = 'k3-1m') AND version = 1`,
  );
}
