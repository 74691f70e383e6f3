import { useTexts } from '@members/i18n';
import { Button } from '@members/ui/core';
import { endOverride, type Override } from './overrides';
import styles from './OverrideBadge.module.css';

/** Says which remotes come from a developer's address, on every screen, with the way back to the releases. */
export function OverrideBadge({ overrides }: { overrides: readonly Override[] }) {
  const { t } = useTexts('shell');
  const end = (name: string) => {
    endOverride(name, localStorage);
    window.location.reload();
  };
  return (
    <aside className={styles.badges} aria-label={t('override.label')}>
      {overrides.map(({ name, address, release }) => (
        <div key={name} className={styles.badge}>
          <span className={styles.text}>
            {t(release ? 'override.runs' : 'override.missing', { name, address })}
          </span>
          <Button variant="quiet" onClick={() => end(name)}>
            {t('override.end')}
          </Button>
        </div>
      ))}
    </aside>
  );
}
