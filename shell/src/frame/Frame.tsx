import { optionalPart } from '@members/mfe-kit';
import { OverlayRoot } from '@members/ui/core';
import type { ReactNode } from 'react';
import styles from './Frame.module.css';
import { TabBar } from './TabBar';
import { tabOf } from './tabs';
import { useIdle } from './whenIdle';

const Messages = optionalPart(
  async () => (await import(/* webpackChunkName: "messages" */ './Messages')).Messages,
);

/** One column; on a screen wider than 1000 px a frame of 650 px (ROUTE-08, CONST-12). */
export function Frame({ pathname, children }: { pathname: string; children: ReactNode }) {
  const tab = tabOf(pathname);
  const idle = useIdle();
  return (
    <div className={styles.frame}>
      <main className={styles.screen}>{children}</main>
      {tab && <TabBar current={tab} />}
      <OverlayRoot />
      {idle && <Messages />}
    </div>
  );
}
