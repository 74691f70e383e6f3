import { cloneElement, createElement, type ReactElement, type ReactNode } from 'react';
import { classNames } from './classNames';

/** An element that takes the place of a part's own one: a router's link, an `a`, a `button`. */
export type RenderElement = ReactElement<Record<string, unknown>>;

/** Props that a part lays onto the element it renders. */
export interface RenderedProps {
  className?: string;
  children?: ReactNode;
  [name: string]: unknown;
}

/**
 * Renders `props` on the element given by the caller, or on `fallback`. Class names of both are kept, and the
 * caller's own props win, so that a link keeps its address and its click handler.
 */
export function renderAs(
  element: RenderElement | undefined,
  fallback: 'div' | 'button' | 'span' | 'section',
  props: RenderedProps,
): ReactElement {
  if (!element) return createElement(fallback, props);
  const own = element.props as RenderedProps;
  const className = classNames(props.className, own.className);
  return cloneElement(element, { ...props, ...own, className, children: props.children });
}
