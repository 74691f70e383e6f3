import type { Right } from '@members/office-contract';
import { lazy, type ComponentType, type ReactNode } from 'react';
import type { AreaWithTexts } from './texts';

/** A screen at an address. */
export interface AreaScreen {
  path: string;
  element: ReactNode;
  /** The key of its name in the texts of the area, for a screen that stands in the area's row of links. */
  tab?: string;
  /** What an operator needs to see it, beside what the area asks for. */
  right?: Right;
}

/** What the office's menu leads to: a folder with screens and texts, whose addresses begin with its name. */
export interface Area {
  /** Folder of the area; its texts have its name in the menu as `area`. */
  name: AreaWithTexts;
  icon: ReactNode;
  /** What an operator needs to see it; null for everybody. */
  right: Right | null;
  /** The first one is where the menu leads. */
  screens: readonly [AreaScreen, ...AreaScreen[]];
}

/**
 * A screen whose code comes when it is opened:
 *
 *     element: screen(() => import('./LogScreen'), 'LogScreen')
 */
export function screen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): ReactNode {
  const Shown = lazy(async (): Promise<{ default: ComponentType }> => ({ default: (await load())[name] }));
  return <Shown />;
}
