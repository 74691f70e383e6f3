import { formatMoney, type Language } from '@members/contract';
import { localised } from '../database';
import { fill, messages } from '../i18n';
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
