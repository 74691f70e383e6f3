import { Tabs } from './Tabs';
import type { TabsProps } from './tabItems';
import styles from './LineTabs.module.css';

/** Any number of tabs over a line, scrolling sideways, the selected one underlined: Video, Choose. */
export function LineTabs(props: TabsProps) {
  return <Tabs {...props} look={styles} />;
}
