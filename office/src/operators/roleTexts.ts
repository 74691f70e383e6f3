import { builtInRoleNames, type Right } from '@members/office-contract';
import { useAreaTexts } from '../texts';

/** A role in words: those that there are from the start are translated, others are called as somebody has called them. */
export function useRoleText(): (role: string) => string {
  const { t } = useAreaTexts('operators');
  return (role) => ((builtInRoleNames as string[]).includes(role) ? t(`builtIn.${role}`) : role);
}

/** Rights in words, such as `Money: Change, Members: See`. */
export function useRightsText(): (rights: readonly Right[]) => string {
  const { t } = useAreaTexts('operators');
  return (rights) =>
    rights
      .map((right) => {
        const [area, level] = right.split('.');
        return `${t(`areas.${area}`)}: ${t(`levels.${level}`)}`;
      })
      .join(', ');
}
