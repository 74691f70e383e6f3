/**
 * Requests beside the 40 calls: additive and optional for the app, which also works against a server that answers
 * them 404. Paths stand behind `/api`; `fields` are the query or the form. Answers come in the envelope, whose data is as
 * `shared/verifier` describes (`readRoundRecord`, `readOrderReceipt`); the history is plain text, one record a line.
 */
export interface Addition {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly access: 'public' | 'member';
  readonly fields: readonly string[];
}

export const additions = {
  /** A round by game key and period: all that fixes and shows its result. */
  verifyRound: { method: 'GET', path: '/verify/round', access: 'public', fields: ['key', 'expect'] },
  /** The receipt of one of the member's own orders. */
  verifyOrder: { method: 'GET', path: '/verify/order', access: 'member', fields: ['id'] },
  /** Rounds of a game from round number `from` on, 1,000 at most, for the stand-alone verifier. */
  verifyHistory: { method: 'GET', path: '/verify/history', access: 'public', fields: ['key', 'from'] },
  /** A beacon value that a round waits for, from whoever has it: beacon round and signature in hex. */
  bringBeaconValue: {
    method: 'POST',
    path: '/verify/beacon',
    access: 'public',
    fields: ['round', 'signature'],
  },
  /** What a game has paid so far, for "Odds and returns": `readGameReturns`. */
  returns: { method: 'GET', path: '/lottery/returns', access: 'public', fields: ['key'] },
  /** Play in control: limits, pause and play session of the member, as `PlayControl`. */
  control: { method: 'GET', path: '/control', access: 'member', fields: [] },
  /** The play session that is going on, as `PlaySession`. */
  controlSession: { method: 'GET', path: '/control/session', access: 'member', fields: [] },
  /** What the member changed, newest first, 100 at most: `ControlChange[]`. */
  controlChanges: { method: 'GET', path: '/control/changes', access: 'member', fields: [] },
  /** Sets a limit in whole points, none with an empty amount; lower at once, higher after 24 hours. `PlayControl`. */
  controlLimit: { method: 'POST', path: '/control/limit', access: 'member', fields: ['kind', 'amount'] },
  /** The second confirmation of a raise, 24 hours to 8 days after it was asked for. `PlayControl`. */
  controlConfirm: { method: 'POST', path: '/control/limit/confirm', access: 'member', fields: ['kind'] },
  /** Drops a raise that was asked for. `PlayControl`. */
  controlDrop: { method: 'POST', path: '/control/limit/drop', access: 'member', fields: ['kind'] },
  /** Begins or prolongs a pause by a `PauseLength`. `PlayControl`. */
  controlPause: { method: 'POST', path: '/control/pause', access: 'member', fields: ['length'] },
  /** The member's whole history as CSV, of `orders` or of `money`. */
  controlHistory: { method: 'GET', path: '/control/history', access: 'member', fields: ['of'] },
  /** A waybill number to try, as text, where there is sample content; empty where there is none. */
  sampleWaybill: { method: 'GET', path: '/order/sample', access: 'public', fields: [] },
} as const satisfies Record<string, Addition>;

export type AdditionId = keyof typeof additions;
