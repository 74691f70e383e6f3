import { orderStatus, type Order, type Slip } from '@members/contract';

/** Orders that were placed together, for one round: what a member thinks of as one bet. */
export interface OrderSlip {
  /** Stays the same while the slip is listed. */
  key: string;
  /** Null where the server does not say what was placed together: then each order is its own. */
  id: number | null;
  /** In the order in which they were placed. */
  orders: readonly [Order, ...Order[]];
  /** As an order's: open while one of them is, won where one has won. */
  status: number;
  stakeMinor: number;
  /** Null while it is open, and where the server does not say. */
  returnMinor: number | null;
}

/** The slips of orders that are listed newest first, newest first. */
export function slipsOf(orders: readonly Order[]): OrderSlip[] {
  const groups = new Map<string, [Order, ...Order[]]>();
  orders.forEach((order, index) => {
    // Without an id: counted from the oldest, a new one leaves the others in place.
    const key = String(order.slipId ?? `order ${order.id ?? orders.length - index}`);
    const others = groups.get(key);
    if (others) others.unshift(order);
    else groups.set(key, [order]);
  });
  return [...groups].map(([key, own]) => ({
    key,
    id: own[0].slipId,
    orders: own,
    status: statusOf(own),
    stakeMinor: own.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0),
    returnMinor: returnOf(own),
  }));
}

function statusOf(orders: readonly Order[]): number {
  const has = (wanted: number) => orders.some(({ status }) => status === wanted);
  if (has(orderStatus.unopened)) return orderStatus.unopened;
  if (has(orderStatus.won)) return orderStatus.won;
  return has(orderStatus.cancelled) ? orderStatus.cancelled : orderStatus.notWon;
}

function returnOf(orders: readonly Order[]): number | null {
  return orders.reduce<number | null>(
    (sum, { returnMinor }) => (sum === null || returnMinor === null ? null : sum + returnMinor),
    0,
  );
}

/** The settled slips of one round as the read of slips answers them; without those of a server that has no slips. */
export function settledSlips(orders: readonly Order[]): Slip[] {
  return slipsOf(orders.toReversed()).flatMap(({ id, orders: own, status, stakeMinor, returnMinor }) => {
    const { gameId, gameKey, gameName, iconUrl, period, dice, size, parity, placedAt, settledAt } = own[0];
    if (id === null || gameId === null || gameKey === null || status === orderStatus.unopened) return [];
    const game = { gameId, gameKey, gameName, iconUrl };
    const result = { period, dice, size, parity, placedAt, settledAt, secondsToDraw: 0 };
    const orderId = own[0].id ?? 0;
    return [{ id, ...game, ...result, orderId, count: own.length, status, stakeMinor, returnMinor }];
  });
}
