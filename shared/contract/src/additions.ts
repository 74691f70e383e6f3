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
} as const satisfies Record<string, Addition>;

export type AdditionId = keyof typeof additions;
