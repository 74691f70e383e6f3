import { areas, builtInRoleNames, type Right } from '@members/office-contract';
import { useAreaTexts } from '../texts';

/** A role in words: those that there are from the start are translated, others are called as somebody has called them. */
export function useRoleText(): (role: string) => string {
  const { t } = useAreaTexts('operators');
  return (role) => ((builtInRoleNames as string[]).includes(role) ? t(`builtIn.${role}`) : role);
}

/** Rights in words, such as `Money: Change, Members: See`; all of them in one. */
export function useRightsText(): (rights: readonly Right[]) => string {
  const { t } = useAreaTexts('operators');
  return (rights) => {
    if (areas.every((area) => rights.includes(`${area}.change`))) return t('everything');
    if (rights.length === areas.length && rights.every((right) => right.endsWith('.see')))
      return t('seeEverything');
    return rights
      .map((right) => right.split('.'))
      .map(([area, level]) => `${t(`areas.${area}`)}: ${t(`levels.${level}`)}`)
      .join(', ');
  };
}
