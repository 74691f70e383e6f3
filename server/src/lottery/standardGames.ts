import type { Transaction } from '../database';
import { insertGames, type NewGame } from './gameStore';

/** The class of games with three dice. */
export const threeDice = 'k3';

const classes = [
  {
    key: threeDice,
    name: {
      en_us: 'Quick Three',
      zh_cn: '快三',
      es_spa: 'Tres rápido',
      ms_my: 'Tiga Pantas',
      vn_vn: 'Ba Nhanh',
      ko_ko: '퀵 쓰리',
    },
    position: 1,
  },
] as const;

/** At most 500,000.00 can be won with one order (D30). */
const maxPayoutMinor = 50_000_000;

function quickThree(minutes: number, position: number): NewGame {
  return {
    key: `k3-${minutes}m`,
    classKey: threeDice,
    name: {
      en_us: `Quick Three · ${minutes} min`,
      zh_cn: `快三 · ${minutes} 分钟`,
      es_spa: `Tres rápido · ${minutes} min`,
      ms_my: `Tiga Pantas · ${minutes} minit`,
      vn_vn: `Ba Nhanh · ${minutes} phút`,
      ko_ko: `퀵 쓰리 · ${minutes}분`,
    },
    iconUrl: `/media/games/k3-${minutes}m.svg`,
    hot: minutes === 1,
    roundMs: minutes * 60_000,
    closeLeadMs: 10_000,
    beaconDelayMs: 6000,
    maxPayoutMinor,
    position,
  };
}

/** Adds the class of games with three dice where it is not there. */
export const insertThreeDice = (transaction: Transaction): Promise<number> =>
  insertGames(transaction, classes, []);

/**
 * The games of 60, 180 and 300 seconds (D26b). Games that are there already stay as they are. Answers a sentence where
 * one was added.
 */
export async function insertStandardGames(transaction: Transaction): Promise<string[]> {
  const added = await insertGames(transaction, classes, [
    quickThree(1, 1),
    quickThree(3, 2),
    quickThree(5, 3),
  ]);
  return added > 0 ? [`There are ${added} games.`] : [];
}
