import { Tabs as Base } from '@base-ui/react/tabs';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from './classNames';
import { useSwipe } from './useSwipe';
import styles from './Tabs.module.css';
import line from './LineTabs.module.css';
import segmented from './SegmentedTabs.module.css';

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

/** Any number of tabs over a line, scrolling sideways, the selected one underlined: Video, Choose. */
export function LineTabs(props: TabsProps) {
  return <Tabs {...props} look={line} />;
}

/** Two to four tabs in a track, the selected one raised: Home, Lottery. */
export function SegmentedTabs(props: TabsProps) {
  return <Tabs {...props} look={segmented} />;
}

interface TabsLook {
  root?: string;
  bar?: string;
  sticky?: string;
  list?: string;
  tab?: string;
  panel?: string;
}

/** What both looks of tabs share: selection, keys, swiping, one mounted panel. */
function Tabs({
  label,
  items,
  value,
  onValueChange,
  sticky,
  swipeable,
  look,
}: TabsProps & { look: TabsLook }) {
  const [own, setOwn] = useState(items[0]?.value);
  const selected = value ?? own;
  const [swiped, setSwiped] = useState<1 | -1>();
  const select = (next: string, by?: 1 | -1) => {
    setSwiped(by);
    setOwn(next);
    onValueChange?.(next);
  };
  const index = items.findIndex((item) => item.value === selected);
  const current = items[index];
  const neighbour = (step: 1 | -1) => items[index + step];
  const swipe = useSwipe({
    has: (step) => neighbour(step) !== undefined,
    onSwipe: (step) => select(neighbour(step)!.value, step),
  });
  const bar = useScrollToSelected(index);
  return (
    <Base.Root
      className={classNames(look.root, swipeable && styles.clip)}
      value={selected}
      onValueChange={(next) => select(String(next))}
    >
      <div ref={bar} className={classNames(look.bar, sticky && look.sticky)}>
        <Base.List className={look.list} aria-label={label}>
          {items.map((item) => (
            <Base.Tab
              key={item.value}
              value={item.value}
              className={look.tab}
              data-text={typeof item.label === 'string' ? item.label : undefined}
            >
              {item.label}
            </Base.Tab>
          ))}
        </Base.List>
      </div>
      {current && (
        <Base.Panel
          key={current.value}
          value={current.value}
          className={classNames(look.panel, swipeable && styles.swipeable)}
          {...(swipeable ? { ...swipe, 'data-swiped': swiped } : {})}
        >
          {current.content}
        </Base.Panel>
      )}
    </Base.Root>
  );
}

/** Scrolls a bar that is wider than the screen so that the selected tab is in the middle, as far as there is room. */
function useScrollToSelected(index: number) {
  const bar = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  useEffect(() => {
    // A new bar starts at its first tab and needs no measuring.
    if (index <= 0 && !moved.current) return;
    moved.current = true;
    const tab = bar.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (bar.current && tab)
      bar.current.scrollLeft = tab.offsetLeft - (bar.current.clientWidth - tab.offsetWidth) / 2;
  }, [index]);
  return bar;
}
