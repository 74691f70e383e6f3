import { useSession } from '../../session/session';
import { useReleaseTexts } from '../useReleaseTexts';
import { WithOverview } from '../WithOverview';
import { CanarySettingsForm } from './CanarySettingsForm';
import { Keys } from './Keys';
import { OverridesForm } from './OverridesForm';
import styles from './Settings.module.css';
import { Teams } from './Teams';

/** What holds for all remotes: rules of canaries, overrides, who publishes what, and the keys of the document. */
export function SettingsScreen() {
  const { t } = useReleaseTexts();
  const { remote } = useSession();
  return (
    <WithOverview title={t('settings')}>
      {(overview) => (
        <>
          <div className={styles.forms}>
            <CanarySettingsForm settings={overview.canarySettings} />
            <OverridesForm overrides={overview.overrides} />
          </div>
          <Teams teams={overview.teams} />
          {remote === undefined && <Keys />}
        </>
      )}
    </WithOverview>
  );
}
