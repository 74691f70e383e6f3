import { useTexts } from '@members/i18n';
import { PullToRefresh } from '@members/ui/core';
import type { ReactNode } from 'react';
import { announce } from './announce';

export interface RefreshableProps {
  /** Loads again; resolves to false where that failed. */
  onRefresh: () => Promise<boolean>;
  /** Shortest time that refreshing shows, and the earliest moment of its toast, 500 ms by default (CONST-08). */
  delayMs?: number;
  children: ReactNode;
}

/** Pull to refresh with the toast that follows a success (REP-02, LOT-22, VID-03, MINE-07, NOT-02). */
export function Refreshable({ onRefresh, delayMs = 500, children }: RefreshableProps) {
  const { t } = useTexts('common');
  const refresh = async () => {
    const shortest = new Promise((resolve) => setTimeout(resolve, delayMs));
    const [done] = await Promise.all([onRefresh(), shortest]);
    if (done) announce(t('refreshed'), 'success');
  };
  const labels = {
    pull: t('pullToRefresh'),
    release: t('releaseToRefresh'),
    refreshing: t('loading'),
    button: t('refresh'),
  };
  return (
    <PullToRefresh onRefresh={refresh} minMs={delayMs} labels={labels}>
      {children}
    </PullToRefresh>
  );
}
