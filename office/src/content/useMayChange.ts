import { declarationOf, type ContentKind } from '@members/office-contract';
import { useMay } from '../session/session';

/** Whether the operator may change a kind: what is about money, membership or security takes another right, too. */
export function useMayChange(kind: ContentKind): boolean {
  const { needs = 'content.change' } = declarationOf(kind);
  return [useMay('content.change'), useMay(needs)].every(Boolean);
}
