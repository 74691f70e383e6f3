import {
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
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

/**
 * What both looks of tabs share: selection, keys, swiping, one mounted panel. A press is answered by its tab; the panel
 * follows, drawn in slices, so that the phone hears the next press meanwhile.
 */
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
  const shownValue = useDeferredValue(selected);
  const shownSwiped = useDeferredValue(swiped);
  const shown = items.find((item) => item.value === shownValue) ?? current;
  const neighbour = (step: 1 | -1) => items[index + step];
  const swipe = useSwipe({
    has: (step) => neighbour(step) !== undefined,
    onSwipe: (step) => select(neighbour(step)!.value, step),
  });
  const bar = useScrollToSelected(index);
  // The one tab at which the Tab key stops: that with the focus, else the selected one.
  const [focused, setFocused] = useState<string>();
  const stop = focused ?? current?.value ?? items[0]?.value;
  const id = useId();
  const idOf = (item: TabItem, part: 'tab' | 'panel') => `${id}-${part}-${items.indexOf(item)}`;
  return (
    <div className={classNames(look.root, swipeable && styles.clip)}>
      <div ref={bar} className={classNames(look.bar, sticky && look.sticky)}>
        <div className={look.list} role="tablist" aria-label={label} onBlur={() => setFocused(undefined)}>
          {items.map((item) => (
            <button
              key={item.value}
              type="button"
              role="tab"
              id={idOf(item, 'tab')}
              aria-selected={item === current}
              aria-controls={item === shown ? idOf(item, 'panel') : undefined}
              tabIndex={item.value === stop ? 0 : -1}
              className={look.tab}
              data-active={item === current ? '' : undefined}
              data-text={typeof item.label === 'string' ? item.label : undefined}
              onFocus={() => setFocused(item.value)}
              onKeyDown={moveFocus}
              onClick={() => item !== current && select(item.value)}
            >
              {item.label}
            </button>
          ))}
        </div>
      </div>
      {shown && (
        <div
          key={shown.value}
          role="tabpanel"
          id={idOf(shown, 'panel')}
          aria-labelledby={idOf(shown, 'tab')}
          tabIndex={0}
          className={classNames(look.panel, swipeable && styles.swipeable)}
          {...(swipeable ? { ...swipe, 'data-swiped': shownSwiped } : {})}
        >
          {shown.content}
        </div>
      )}
    </div>
  );
}

/** Moves the focus among the tabs, round at the ends. What is focused is not chosen before Enter or Space. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (altKey || ctrlKey || metaKey || shiftKey) return;
  const tabs = [...event.currentTarget.parentElement!.querySelectorAll<HTMLElement>('[role=tab]')];
  const at = tabs.indexOf(event.currentTarget);
  const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[key];
  if (next === undefined) return;
  event.preventDefault();
  tabs.at(next % tabs.length)?.focus();
}

/**
 * Scrolls a bar that is wider than the screen so that the selected tab is in the middle, as far as there is room. Measured
 * in the next frame, which makes a layout in any case.
 */
function useScrollToSelected(index: number) {
  const bar = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  useEffect(() => {
    // A new bar starts at its first tab and needs no measuring.
    if (index <= 0 && !moved.current) return;
    moved.current = true;
    requestAnimationFrame(() => {
      const box = bar.current;
      const tab = box?.querySelector<HTMLElement>('[aria-selected="true"]');
      if (box && tab) box.scrollLeft = tab.offsetLeft - (box.clientWidth - tab.offsetWidth) / 2;
    });
  }, [index]);
  return bar;
}
