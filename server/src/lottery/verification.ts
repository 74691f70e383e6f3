import {
  levelWidths,
  ownerHash,
  pathPositions,
  toHex,
  type OrderReceipt,
  type RoundRecord,
  type TreePath,
} from '@members/verifier';
import type { Database, Reader } from '../database';
import { Refusal } from '../i18n/refusal';
import { blindingOf, idBytes } from './commitOrders';
import { selectOrderIds, selectTreeNodes } from './commitmentStore';
import type { RoundId } from './roundStore';
import {
  selectHistory,
  selectReceiptOrder,
  selectVerifiableRound,
  type VerifiableRound,
} from './verificationStore';

/** Rounds in one answer of the history. */
const historyRounds = 1000;

export type Verification = ReturnType<typeof createVerification>;

/** What anybody needs to recompute a round, and a member to prove an order. */
export function createVerification({ reader }: Pick<Database, 'reader'>) {
  /** Throws the refusal `notFound` for a game or period that is not there. */
  async function roundRecord(gameKey: string, period: string): Promise<RoundRecord> {
    const round = await selectVerifiableRound(reader, { gameKey, period });
    if (!round) throw new Refusal('notFound');
    return recordOf(round);
  }

  /** Rounds of a game whose bets are closed, one record per line, from round number `from` on. */
  async function history(gameKey: string, from: number): Promise<string> {
    const rounds = await selectHistory(reader, { gameKey, from, limit: historyRounds });
    return rounds.map((round) => `${JSON.stringify(recordOf(round))}\n`).join('');
  }

  /** Throws the refusal `notFound` for an order that is not the member's own. */
  async function receipt(memberId: number, orderId: number): Promise<OrderReceipt> {
    const order = await selectReceiptOrder(reader, { orderId, memberId });
    if (!order) throw new Refusal('notFound');
    const { id, gameKey, roundNumber, betType, stakeMinor, oddsHundredths } = order;
    const blinding = blindingOf(order.blinding);
    return {
      version: 1,
      leaf: {
        id,
        gameKey,
        roundNumber,
        betType,
        stakeMinor,
        oddsHundredths,
        owner: toHex(ownerHash(memberId, blinding)),
      },
      period: order.period,
      memberId,
      blinding: toHex(blinding),
      placedAt: order.placedAt.toISOString(),
      releaseHash: order.releaseHash,
      status: order.status,
      payoutMinor: order.payoutMinor,
      tree: await treePath(reader, order),
    };
  }

  return { roundRecord, history, receipt };
}

/** The place of an order in its round's tree, null until there is one. */
async function treePath(reader: Reader, order: RoundId & { id: number }): Promise<TreePath | null> {
  const ids = await selectOrderIds(reader, order);
  if (!ids) return null;
  const index = indexOfId(ids, idBytes(order.id));
  const size = ids.length / 8;
  const widths = levelWidths(size);
  const startOf = (level: number) => widths.slice(0, level).reduce((sum, width) => sum + width, 0);
  const places = pathPositions(index, size).map((position) => startOf(position.level) + position.index);
  const nodes = await selectTreeNodes(reader, { ...order, places });
  return { index, size, path: nodes.map(toHex) };
}

/** Where an id of 8 bytes stands in a rising sequence of them. */
function indexOfId(ids: Buffer, id: Buffer): number {
  let [low, high] = [0, ids.length / 8];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (ids.compare(id, 0, 8, middle * 8, middle * 8 + 8) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function recordOf(round: VerifiableRound): RoundRecord {
  const { root, orderCount, committedAt } = round;
  return {
    version: 1,
    gameKey: round.gameKey,
    roundNumber: round.number,
    period: round.period,
    status: round.status,
    opensAt: round.opensAt.toISOString(),
    closesAt: round.closesAt.toISOString(),
    drawsAt: round.drawsAt.toISOString(),
    beacon: round.beacon,
    beaconDelayMs: round.beaconDelayMs,
    beaconRound: round.beaconRound,
    // A result is shown at the draw, not when its value arrives (D26b).
    signature: round.dice && round.signature ? toHex(round.signature) : null,
    odds: round.odds,
    gameReleaseHash: round.releaseHash,
    commitment:
      root && orderCount !== null && committedAt
        ? { orderCount, root: toHex(root), committedAt: committedAt.toISOString() }
        : null,
    dice: round.dice,
    voidReason: round.voidReason,
  };
}
