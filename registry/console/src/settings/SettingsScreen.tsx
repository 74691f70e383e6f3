import type { RegistryOverview } from '../api/types';
import { CanarySettingsForm } from './CanarySettingsForm';
import { OverridesForm } from './OverridesForm';

/** What holds for all remotes. */
export function SettingsScreen({ overview }: { overview: RegistryOverview }) {
  return (
    <>
      <CanarySettingsForm settings={overview.canarySettings} />
      <OverridesForm overrides={overview.overrides} />
    </>
  );
}
