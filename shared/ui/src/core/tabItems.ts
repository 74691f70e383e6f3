import type { ReactNode } from 'react';

export interface TabItem {
  /** Key of the tab, as stored in the address. */
  value: string;
  label: ReactNode;
  /** What the tab shows. Only the selected one is mounted. */
  content?: ReactNode;
}

export interface TabsProps {
  /** Spoken name of the tab list. */
  label: string;
  items: readonly TabItem[];
  /** Selected tab; leave it out to let the tabs keep it themselves, starting with the first. */
  value?: string;
  onValueChange?: (value: string) => void;
  /** The list sticks under the nav bar while its content scrolls. */
  sticky?: boolean;
  /** A horizontal swipe over the content goes to the neighbouring tab. */
  swipeable?: boolean;
}
