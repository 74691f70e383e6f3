/** What a new member is shown after registering (FIRST-02, decision 102). Kept in this browser until each is done with. */
export const firstSteps = ['draws', 'limits', 'look'] as const;
export type FirstStep = (typeof firstSteps)[number];

export const firstStepsKey = 'members.firstSteps';

/** Those that are left; none for a member who registered elsewhere or is done. */
export function firstStepsLeft(): FirstStep[] {
  const stored = localStorage.getItem(firstStepsKey)?.split(' ') ?? [];
  return firstSteps.filter((step) => stored.includes(step));
}

/** Keeps what is left; none of them ends it for good. */
export function keepFirstSteps(left: readonly FirstStep[]): void {
  if (left.length === 0) localStorage.removeItem(firstStepsKey);
  else localStorage.setItem(firstStepsKey, left.join(' '));
}
