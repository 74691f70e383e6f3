import { get, named, post } from '../call';
import { flag, json, object, plainText } from '../wire/shape';
import { id, words } from '../wire/params';

/** What anybody can check draws by. Records and receipts are read by `shared/verifier`, as members do elsewhere. */
export const verificationCalls = named({
  /** A round by game key and period: all that fixes and shows its result, as `readRoundRecord` takes it. */
  roundRecord: get({
    path: '/verify/round',
    params: { key: ['key', words(100)], period: ['expect', words(100)] },
    answer: json,
    refusals: ['notFound'],
    limits: { perAddress: 120 },
  }),
  /** The receipt of one of the member's own orders, as `readOrderReceipt` takes it. */
  orderReceipt: get({
    path: '/verify/order',
    access: 'member',
    params: { id: ['id', id] },
    answer: json,
    refusals: ['notFound'],
    limits: { perAddress: 120 },
  }),
  /** Rounds of a game from a round number on, 1,000 at most, one record a line, for the stand-alone verifier. */
  roundHistory: get({
    path: '/verify/history',
    params: { key: ['key', words(100)], from: ['from', id] },
    answer: plainText('application/x-ndjson'),
    refusals: ['notFound'],
    limits: { perAddress: 30 },
  }),
  /**
   * A beacon value that a round waits for, from whoever has it: beacon round and signature in hex. Checking a signature
   * is work, so an address gets few tries.
   */
  bringBeaconValue: post({
    path: '/verify/beacon',
    params: { round: ['round', id], signature: ['signature', words(100)] },
    answer: object({ accepted: ['accepted', flag] }),
    refusals: ['invalidValue', 'notFound'],
    limits: { perAddress: 6 },
  }),
});
