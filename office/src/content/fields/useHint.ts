import { useAreaTexts } from '../../texts';

/** Fields whose name alone doesn't say what they do. */
const hinted: ReadonlySet<string> = new Set([
  ...['noticeOnPlay', 'loginFirst', 'membersInvite', 'fundPasswordEditable', 'fundPasswordWaitHours'],
  'withdrawalWaitHours',
  ...['fullAccessFromMinor', 'guideHalfDayMinor', 'guideFullDayMinor', 'rechargeMinMinor', 'priceMinor'],
  ...['avatarCount', 'showsDice', 'openToMembers', 'feePerMille', 'minutesMax', 'languages', 'closedText'],
]);

/** What a field does, where that has to be said. */
export function useHint(name: string): string | undefined {
  const { t } = useAreaTexts('content');
  return hinted.has(name) ? t(`hints.${name}`) : undefined;
}
