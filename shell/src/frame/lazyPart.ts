import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { atLast } from './atLast';

/** What `OptionalPart` holds: loaded when it is shown, and where that fails, with the next network or some seconds later. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await atLast(load) }));
