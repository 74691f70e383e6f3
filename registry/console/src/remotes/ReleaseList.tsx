import { Badge, type BadgeProps, Button, LiveRegion, MenuList } from '@members/ui/core';
import { FormMessage } from '@members/ui/forms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callRegistry, isSignedOut } from '../api/callRegistry';
import { overviewQuery } from '../api/queries';
import type { ReleaseOverview, RemoteOverview, RemoteWeeks } from '../api/types';
import { useDecide } from '../decision/Decide';
import { formatBytes } from '../format/formatNumbers';
import { Time } from '../format/Time';
import { Note } from '../Note';
import { WeeksOfRelease } from '../health/WeeksOfRelease';
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
  const [all, setAll] = useState(false);
  const shown = remote.releases.filter(
    ({ releaseId }, index) => all || index < initialCount || roleOf(remote, releaseId),
  );
  return (
    <>
      <MenuList label="Releases">
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
          Show all {remote.releases.length} releases
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
  const { decide, may } = useDecide();
  const client = useQueryClient();
  const { name } = remote;
  const { releaseId } = release;
  const role = roleOf(remote, releaseId);
  const checking = useMutation({
    mutationFn: () =>
      callRegistry<unknown>('POST', `remotes/${name}/releases/${encodeURIComponent(releaseId)}/check`, {}),
    onSettled: () => client.invalidateQueries({ queryKey: overviewQuery.queryKey }),
  });
  return (
    <article className={styles.release} aria-label={`Release ${releaseId}`}>
      <p className={styles.head}>
        <span className={styles.id}>{releaseId}</span>
        {role && <Badge tone={role.tone}>{role.name}</Badge>}
      </p>
      <ReleaseSource remote={remote} releaseId={releaseId} />
      <Note>
        Published <Time at={release.publishedAt} /> by {release.team}, {formatBytes(release.bytes)},{' '}
        {release.releaseHash.slice(0, 12)}…
      </Note>
      {weeks && <WeeksOfRelease weeks={weeks} />}
      <CheckResult release={release} />
      {checking.error && !isSignedOut(checking.error) && <FormMessage>{checking.error.message}</FormMessage>}
      <LiveRegion message={checking.isPending ? 'Checking' : checking.isSuccess ? 'Checked' : ''} />
      {may('activate') && (
        <div className={styles.actions}>
          <Button
            size="s"
            variant="secondary"
            className={styles.secondary}
            busy={checking.isPending}
            onClick={() => checking.mutate()}
          >
            {release.check ? 'Check again' : 'Check'}
          </Button>
          {role?.name !== 'Active' && remote.active && !remote.canary && (
            <Button
              size="s"
              variant="secondary"
              className={styles.secondary}
              onClick={() => decide({ kind: 'startCanary', name, releaseId })}
            >
              Start canary
            </Button>
          )}
          {role?.name !== 'Active' && (
            <Button
              size="s"
              variant="secondary"
              className={styles.secondary}
              onClick={() => decide({ kind: 'activate', name, releaseId })}
            >
              Activate
            </Button>
          )}
        </div>
      )}
    </article>
  );
}

interface ReleaseRole {
  name: 'Active' | 'Canary' | 'Previous';
  tone: BadgeProps['tone'];
}

/** The role that a release has now; null for none. */
function roleOf({ active, canary, previous }: RemoteOverview, releaseId: string): ReleaseRole | null {
  if (releaseId === active) return { name: 'Active', tone: 'success' };
  if (releaseId === canary?.releaseId) return { name: 'Canary', tone: 'warn' };
  return releaseId === previous ? { name: 'Previous', tone: 'neutral' } : null;
}
