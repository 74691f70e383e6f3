import { Tabs } from './Tabs';
import type { TabsProps } from './tabItems';
import styles from './SegmentedTabs.module.css';

/** Two to four tabs in a track, the selected one raised: Home, Lottery. */
export function SegmentedTabs(props: TabsProps) {
  return <Tabs {...props} look={styles} />;
}
