import { appendOnly, byOwner, type Rights } from './right';

/** Games, rounds, orders, and how members keep them in control. */
export const playRights = {
  game_classes: { insert: 'all columns' },
  games: {
    insert: 'all columns',
    update: [
      'open',
      'name',
      'icon_url',
      'hot',
      'position',
      'max_payout_minor',
      'min_stake_minor',
      'archived',
      'version',
    ],
  },
  game_rule: { update: ['floor_hundredths'] },
  game_odds: appendOnly,
  beacons: appendOnly,
  beacon_values: appendOnly,
  rounds: {
    insert: [
      'game_id',
      'period',
      'number',
      'opens_at',
      'closes_at',
      'draws_at',
      'beacon_chain',
      'beacon_round',
      'odds',
      'max_payout_minor',
      'min_stake_minor',
      'release_hash',
      'opened_at',
    ],
    update: ['status', 'dice', 'void_reason', 'closed_at', 'drawn_at', 'settled_at'],
  },
  orders: {
    insert: [
      'transfer_id',
      'game_id',
      'period',
      'member_id',
      'bet_type',
      'stake_minor',
      'odds_hundredths',
      'release_hash',
      'placed_at',
    ],
    update: ['status', 'payout_minor', 'settled_at'],
  },
  slips_told: { insert: 'all columns', delete: true },
  round_commitments: appendOnly,
  game_returns: byOwner,
  game_days: byOwner,

  play_limits: {
    insert: 'all columns',
    update: ['amount_minor', 'raise_to_minor', 'raise_from'],
    delete: true,
  },
  play_pauses: { insert: 'all columns', update: ['paused_until'] },
  play_control_log: appendOnly,
  play_days: byOwner,
} as const satisfies Partial<Rights>;
