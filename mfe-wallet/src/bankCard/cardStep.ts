import type { Member } from '@members/contract';
import { paths } from '@members/mfe-kit/paths';

/** What has to be done before a card can be bound, and the words that say so. */
export interface CardStep {
  to: string;
  message: 'realNameRequired' | 'fundPasswordFirst';
}

/** The real name comes before the withdrawal password (BANK-05, BANK-06, D46); null where both are there. */
export function stepBeforeCard({
  realName,
  hasFundPassword,
}: Pick<Member, 'realName' | 'hasFundPassword'>): CardStep | null {
  if (realName === '') return { to: paths.realName, message: 'realNameRequired' };
  if (!hasFundPassword) return { to: paths.setFundPassword, message: 'fundPasswordFirst' };
  return null;
}
