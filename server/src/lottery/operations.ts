import type { Database } from '../database';
import { Declined } from '../office';
import { recordOperation, type Act } from '../operatorLog';
import { claimGame, updateGame } from './officeStore';

export interface GameOperation extends Act {
  /** The game's key. */
  key: string;
  open: boolean;
}

/**
 * Opens or closes a game for everybody alike (D34). Closed, it takes no orders and opens no rounds; the round that
 * is open goes on to its draw and is settled, untouched (D01).
 */
export function setGameOpen(database: Database, operation: GameOperation): Promise<void> {
  const { key, open, ...act } = operation;
  return database.transaction(async (transaction) => {
    const game = await claimGame(transaction, key);
    if (!game) throw new Declined('missing', { what: `game ${key}` });
    if (game.archived) throw new Declined('gameArchived', { key });
    if (game.open === open) return;
    await updateGame(transaction, game.id, { open });
    const action = open ? 'game opened' : 'game closed';
    await recordOperation(transaction, { ...act, action, subject: `game ${key}` });
  });
}
