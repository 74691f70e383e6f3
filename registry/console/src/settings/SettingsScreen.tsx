import { ListRow, MenuList } from '@members/ui/core';
import type { RegistryOverview } from '../api/types';
import { CanarySettingsForm } from './CanarySettingsForm';
import { OverridesForm } from './OverridesForm';
import styles from './Settings.module.css';

/** What holds for all remotes. */
export function SettingsScreen({ overview }: { overview: RegistryOverview }) {
  return (
    <>
      <CanarySettingsForm settings={overview.canarySettings} />
      <OverridesForm overrides={overview.overrides} />
      <h2 className={styles.title}>Who publishes</h2>
      <MenuList label="Who publishes">
        {overview.teams.map(({ team, remote }) => (
          <ListRow key={team} label={`Team ${team}`} value={remote} />
        ))}
      </MenuList>
    </>
  );
}
