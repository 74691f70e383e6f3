import type { OverrideRule } from '@members/office-contract';

/** Who may run a remote from an address of their own, as typed. */
export interface OverridesDraft {
  who: 'nobody' | 'everybody' | 'members';
  /** Ids of members, separated by commas or spaces. */
  members: string;
}

export const overridesDraftOf = (rule: OverrideRule): OverridesDraft =>
  typeof rule === 'string' ? { who: rule, members: '' } : { who: 'members', members: rule.join(', ') };

/** Reads the typed rule; what is no number of a member, or empty where there is none, if it is not valid. */
export function overridesOf({ who, members }: OverridesDraft): { rule: OverrideRule } | { wrong: string } {
  if (who !== 'members') return { rule: who };
  const ids = [...new Set(members.split(/[\s,]+/).filter(Boolean))];
  if (ids.length === 0) return { wrong: '' };
  const wrong = ids.find((id) => !/^\d+$/.test(id));
  return wrong === undefined ? { rule: ids } : { wrong };
}
