import type { Right } from '@members/office-contract';
import { useAreaTexts } from '../texts';

/** A right in words, such as `Money: Change`. */
export function useRightText(): (right: Right) => string {
  const { t } = useAreaTexts('operators');
  return (right) => {
    const [area, level] = right.split('.');
    return `${t(`areas.${area}`)}: ${t(`levels.${level}`)}`;
  };
}
