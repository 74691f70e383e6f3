import { Tabs as Base } from '@base-ui/react/tabs';
import { useState } from 'react';
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
  const current = items.find((item) => item.value === selected);
  const neighbour = (step: 1 | -1) => items[items.findIndex((item) => item.value === selected) + step];
  const swipe = useSwipe({
    has: (step) => neighbour(step) !== undefined,
    onSwipe: (step) => select(neighbour(step)!.value, step),
  });
  return (
    <Base.Root
      className={classNames(look.root, swipeable && styles.clip)}
      value={selected}
      onValueChange={(next) => select(String(next))}
    >
      <div className={classNames(look.bar, sticky && look.sticky)}>
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
