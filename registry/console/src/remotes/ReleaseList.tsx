import { Button, MenuList } from '@members/ui/core';
import { useState } from 'react';
import type { RegistryOverview, RemoteOverview } from '../api/types';
import { ReleaseItem } from './ReleaseItem';
import { roleOf } from './roleOf';

/** How many of the newest are shown at first, in addition to those that run. */
const initialCount = 8;

interface ReleaseListProps {
  remote: RemoteOverview;
  health: RegistryOverview['health'][string] | undefined;
}

/** The releases of a remote, newest first. */
export function ReleaseList({ remote, health }: ReleaseListProps) {
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
            health={health?.[release.releaseId]}
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
