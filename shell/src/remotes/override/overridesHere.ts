import type { OverrideRule } from '@members/mfe-kit';
import type { Override } from './loadOverrides';
import { mayOverride, overrideAddresses } from './overrideAddress';

/** The own builds that this browser runs in this page, where the registry allows it; what runs them comes for them alone. */
export async function overridesHere(rule: OverrideRule, memberId: number | null): Promise<Override[]> {
  const addresses = overrideAddresses(localStorage);
  if (addresses.length === 0 || !mayOverride(rule, memberId)) return [];
  return (await import('./loadOverrides')).loadOverrides(addresses);
}
