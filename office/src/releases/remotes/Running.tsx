import type { RemoteOverview } from '@members/office-contract';
import { Badge } from '@members/ui/core';
import { describeActor } from '../history/describeChange';
import { Note } from '../Note';
import { useReleaseTexts } from '../useReleaseTexts';
import { ReleaseSource } from './ReleaseSource';
import styles from './Running.module.css';

/** What runs now, since when and by whom, and what it replaced. */
export function Running({ remote, large }: { remote: RemoteOverview; large?: boolean }) {
  const texts = useReleaseTexts();
  const { t, time } = texts;
  const { active, since, previous, forced } = remote;
  if (!active) return <Note>{t('running.nothing')}</Note>;
  return (
    <div className={styles.running}>
      <p className={styles.release} data-large={large || undefined}>
        {active} {forced && <Badge tone="warn">{t('running.forced')}</Badge>}
      </p>
      <ReleaseSource remote={remote} releaseId={active} />
      {since && (
        <Note>
          {t('running.since', { at: time(since.at), who: describeActor(since, texts) })} “{since.why}”
        </Note>
      )}
      <Note>{previous ? t('running.replaced', { release: previous }) : t('running.noEarlier')}</Note>
    </div>
  );
}

/** Who took a release back, and why. */
export function TakenBack({ entry }: { entry: RemoteOverview['takenBack'] }) {
  const texts = useReleaseTexts();
  if (!entry) return null;
  return (
    <Note>
      {describeActor(entry, texts)}, {texts.time(entry.at)}: “{entry.why}”
    </Note>
  );
}
