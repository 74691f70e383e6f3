import { useTexts } from '@members/i18n';
import { releaseId } from '@members/mfe-kit/release';
import { Button } from '@members/ui/core';
import { useEffect } from 'react';
import { endOverride, type Override } from './addresses';
import { askForPreview, previewFolder } from './previews';
import { previewText } from './previewTexts';
import styles from './OverrideBadge.module.css';

/** How often it is asked whether a preview is over. */
const askEveryMs = 15_000;

/** Says which remotes come from a developer's address or are a preview, on every screen, with the way back to the releases. */
export function OverrideBadge({ overrides }: { overrides: readonly Override[] }) {
  const { t, language } = useTexts('shell');
  useEffect(() => endWhenOver(overrides), [overrides]);
  const textOf = ({ name, address, release, until }: Override) => {
    if (previewFolder(address) === null)
      return t(release ? 'override.runs' : 'override.missing', { name, address });
    return previewText(language, { name, ...(release && until && { release: releaseId(release), until }) });
  };
  return (
    <aside className={styles.badges} aria-label={t('override.label')}>
      {overrides.map((override) => (
        <div key={override.name} className={styles.badge}>
          <span className={styles.text}>{textOf(override)}</span>
          <Button variant="quiet" onClick={() => end(override.name)}>
            {t('override.end')}
          </Button>
        </div>
      ))}
    </aside>
  );
}

function end(name: string): void {
  endOverride(name, localStorage);
  window.location.reload();
}

/** Ends each preview that runs as soon as the registry says that it is over. Returns what stops asking. */
function endWhenOver(overrides: readonly Override[]): () => void {
  const previews = overrides.filter(({ release, until }) => release && until);
  const timer = setInterval(() => {
    for (const { name, address } of previews)
      void askForPreview(address).then(
        (jws) => jws ?? end(name),
        () => undefined,
      );
  }, askEveryMs);
  return () => clearInterval(timer);
}
