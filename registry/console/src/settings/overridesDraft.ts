import type { OverrideRule } from '../api/types';

/** Who may run a remote from an address of their own, as typed. */
export interface OverridesDraft {
  who: 'nobody' | 'everybody' | 'members';
  /** Ids of members, separated by commas or spaces. */
  members: string;
}

export const overridesDraftOf = (rule: OverrideRule): OverridesDraft =>
  typeof rule === 'string' ? { who: rule, members: '' } : { who: 'members', members: rule.join(', ') };

/** Reads the typed rule; returns an error if it is not valid. */
export function overridesOf({ who, members }: OverridesDraft): { rule: OverrideRule } | { error: string } {
  if (who !== 'members') return { rule: who };
  const ids = [...new Set(members.split(/[\s,]+/).filter(Boolean))];
  if (ids.length === 0) return { error: 'Name at least one member by id, or choose nobody.' };
  const wrong = ids.find((id) => !/^\d+$/.test(id));
  return wrong ? { error: `A member’s id is a number, not “${wrong}”.` } : { rule: ids };
}
