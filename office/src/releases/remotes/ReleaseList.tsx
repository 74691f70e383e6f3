import type { ReleaseOverview, RemoteOverview, RemoteWeeks } from '@members/office-contract';
import { Badge, Button, LiveRegion, MenuList, type BadgeProps } from '@members/ui/core';
import { FormMessage } from '@members/ui/forms';
import { useEffect, useState } from 'react';
import { useChange } from '../../calls/useChange';
import { useRefusalText } from '../../calls/useRefusalText';
import { CardActions } from '../../parts/CardActions';
import { useDecide } from '../decision/Decide';
import { WeeksOfRelease } from '../health/WeeksOfRelease';
import { Note } from '../Note';
import { PreviewButton } from '../previews/PreviewButton';
import { useReleaseTexts } from '../useReleaseTexts';
import { CheckResult } from './CheckResult';
import styles from './ReleaseList.module.css';
import { ReleaseSource } from './ReleaseSource';

/** How many of the newest are shown at first, in addition to those that run. */
const initialCount = 8;

interface ReleaseListProps {
  remote: RemoteOverview;
  /** Eight weeks of each release, once they are there. */
  weeks: RemoteWeeks | undefined;
}

/** The releases of a remote, newest first. */
export function ReleaseList({ remote, weeks }: ReleaseListProps) {
  const { t, many } = useReleaseTexts();
  const [all, setAll] = useState(false);
  const shown = remote.releases.filter(
    ({ releaseId }, index) => all || index < initialCount || roleOf(remote, releaseId),
  );
  return (
    <>
      <MenuList label={t('releases')}>
        {shown.map((release) => (
          <ReleaseItem
            key={release.releaseId}
            remote={remote}
            release={release}
            weeks={weeks?.[release.releaseId]}
          />
        ))}
      </MenuList>
      {shown.length < remote.releases.length && (
        <Button variant="quiet" onClick={() => setAll(true)}>
          {many('showAll', remote.releases.length)}
        </Button>
      )}
    </>
  );
}

interface ReleaseItemProps {
  remote: RemoteOverview;
  release: ReleaseOverview;
  weeks: RemoteWeeks[string] | undefined;
}

/** A published release: where it comes from, what the gate found, and buttons to check, try and activate it. */
function ReleaseItem({ remote, release, weeks }: ReleaseItemProps) {
  const { t, time, bytes } = useReleaseTexts();
  const { decide, may } = useDecide();
  const { name } = remote;
  const { releaseId } = release;
  const role = roleOf(remote, releaseId);
  const secondary = { size: 's', variant: 'secondary' } as const;
  return (
    <article className={styles.release} aria-label={t('release', { release: releaseId })}>
      <p className={styles.head}>
        <span className={styles.id}>{releaseId}</span>
        {role && <Badge tone={role.tone}>{t(`roles.${role.key}`)}</Badge>}
      </p>
      <ReleaseSource remote={remote} releaseId={releaseId} />
      <Note>
        {t('published', { at: time(release.publishedAt), team: release.team, size: bytes(release.bytes) })},{' '}
        {release.releaseHash.slice(0, 12)}…
      </Note>
      {weeks && <WeeksOfRelease weeks={weeks} />}
      <CheckResult release={release} />
      {may && (
        <CardActions>
          <CheckButton name={name} release={release} />
          <PreviewButton name={name} releaseId={releaseId} />
          {role?.key !== 'active' && remote.active && !remote.canary && (
            <Button {...secondary} onClick={() => decide({ kind: 'startCanary', name, releaseId })}>
              {t('actions.startCanary')}
            </Button>
          )}
          {role?.key !== 'active' && (
            <Button {...secondary} onClick={() => decide({ kind: 'activate', name, releaseId })}>
              {t('actions.activate')}
            </Button>
          )}
        </CardActions>
      )}
    </article>
  );
}

interface CheckButtonProps {
  name: string;
  release: ReleaseOverview;
}

/** Has the gate look at a release; its result comes with the overview. */
function CheckButton({ name, release: { releaseId, check, atGate } }: CheckButtonProps) {
  const { t } = useReleaseTexts();
  const refusalText = useRefusalText();
  const [refused, setRefused] = useState<Error | null>(null);
  const [asked, setAsked] = useState<'no' | 'yes' | 'done'>('no');
  const checking = useChange('checkRelease', { onRefused: setRefused });
  const busy = checking.isPending || atGate !== null;
  const at = check?.at;
  useEffect(() => {
    setAsked((before) => (before === 'yes' ? 'done' : before));
  }, [at]);
  return (
    <>
      {refused && <FormMessage>{refusalText(refused)}</FormMessage>}
      <LiveRegion
        message={busy && asked === 'yes' ? t('check.busy') : asked === 'done' ? t('check.done') : ''}
      />
      <Button
        size="s"
        variant="secondary"
        busy={busy}
        onClick={() => {
          setRefused(null);
          setAsked('yes');
          checking.mutate({ name, releaseId });
        }}
      >
        {t(check ? 'actions.checkAgain' : 'actions.check')}
      </Button>
    </>
  );
}

interface ReleaseRole {
  key: 'active' | 'canary' | 'previous';
  tone: BadgeProps['tone'];
}

/** The role that a release has now; null for none. */
function roleOf({ active, canary, previous }: RemoteOverview, releaseId: string): ReleaseRole | null {
  if (releaseId === active) return { key: 'active', tone: 'success' };
  if (releaseId === canary?.releaseId) return { key: 'canary', tone: 'warn' };
  return releaseId === previous ? { key: 'previous', tone: 'neutral' } : null;
}
