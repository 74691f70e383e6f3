import { formatMoney, type Language, type LiveOrderRow } from '@members/contract';
import { localised } from '../database';
import { fill, messages } from '../i18n';
import { formatTime } from '../i18n/formats';
import type { LiveOrder } from './orderStore';

/** A user name with its first two letters only, whatever its length (D02). */
const maskName = (username: string): string => `${username.slice(0, 2)}***`;

/** A settled order as one line: what was won with its stake, or what was staked and not won. */
export function describeLiveOrder(order: LiveOrder, language: Language): string {
  const won = order.payoutMinor > 0;
  return fill(messages(language).liveOrder[won ? 'won' : 'notWon'], {
    member: maskName(order.username),
    amount: formatMoney(won ? order.payoutMinor : order.stakeMinor),
    game: localised(order.gameName, language),
  });
}

/** The same as a row. */
export function liveOrderRow(order: LiveOrder, language: Language): LiveOrderRow {
  return {
    member: maskName(order.username),
    gameName: localised(order.gameName, language),
    outcome: order.payoutMinor > 0 ? 'won' : 'notWon',
    stakeMinor: order.stakeMinor,
    returnMinor: order.payoutMinor,
    settledAt: formatTime(order.settledAt),
  };
}
