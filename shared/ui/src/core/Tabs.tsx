import { Tabs as Base } from '@base-ui/react/tabs';
import { useEffect, useRef, useState } from 'react';
import { classNames } from './classNames';
import type { TabsProps } from './tabItems';
import styles from './Tabs.module.css';
import { useSwipe } from './useSwipe';

interface TabsLook {
  root?: string;
  bar?: string;
  sticky?: string;
  list?: string;
  tab?: string;
  panel?: string;
}

/** The behaviour both looks of tabs share: selection, keys, swiping, one mounted panel. */
export function Tabs({
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
  const bar = useSelectedInSight(index);
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
function useSelectedInSight(index: number) {
  const bar = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  useEffect(() => {
    // A bar that has just come begins at its first tab, and needs no measuring.
    if (index <= 0 && !moved.current) return;
    moved.current = true;
    const tab = bar.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (bar.current && tab)
      bar.current.scrollLeft = tab.offsetLeft - (bar.current.clientWidth - tab.offsetWidth) / 2;
  }, [index]);
  return bar;
}
