import { concat, fromHex, hash, shortText, u32be, u64be, utf8 } from './bytes';

/** What an order's leaf commits to. It names no member: `owner` is a blinded hash. */
export interface OrderLeaf {
  id: number;
  gameKey: string;
  roundNumber: number;
  betType: string;
  stakeMinor: number;
  /** Decimal odds in hundredths, stake included. */
  oddsHundredths: number;
  /** `ownerHash` of the member, 32 bytes in hex. */
  owner: string;
}

export const leafVersion = 'ORDER/v1';
export const ownerVersion = 'OWNER/v1';
const leafStart = concat(utf8(leafVersion), Uint8Array.of(0));
const ownerStart = concat(utf8(ownerVersion), Uint8Array.of(0));

/**
 * `"ORDER/v1" | 00 | u64be order id | u8 len | game key | u64be round no | u8 len | bet type |
 * u64be stake in minor units | u32be odds in hundredths | owner (32 bytes)`
 */
export function orderLeaf(order: OrderLeaf): Uint8Array {
  const owner = fromHex(order.owner);
  if (owner.length !== 32) throw new RangeError('an owner hash has 32 bytes');
  return concat(
    leafStart,
    u64be(BigInt(order.id)),
    shortText(order.gameKey, 'a game key'),
    u64be(BigInt(order.roundNumber)),
    shortText(order.betType, 'a bet type'),
    u64be(BigInt(order.stakeMinor)),
    u32be(order.oddsHundredths),
    owner,
  );
}

/**
 * `SHA-256("OWNER/v1" | 00 | u64be member id | blinding (16 bytes))`. The blinding is random per order and known to
 * its member alone, so that nobody else can try member ids against a leaf.
 */
export function ownerHash(memberId: number, blinding: Uint8Array): Uint8Array {
  if (blinding.length !== 16) throw new RangeError('a blinding has 16 bytes');
  return hash(ownerStart, u64be(BigInt(memberId)), blinding);
}
