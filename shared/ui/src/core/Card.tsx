import type { ComponentPropsWithRef } from 'react';
import { classNames } from './classNames';
import { renderAs, type RenderElement } from './renderAs';
import styles from './Card.module.css';

export interface CardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  children?: React.ReactNode;
  /** `ink` is the dark hero (member card, countdown); text tokens inside it turn light. */
  tone?: 'plain' | 'ink' | 'gold';
  /** Inner space: none for lists and pictures, `s` 8 px, `m` 16 px (default), `l` 20 px. */
  padding?: 'none' | 's' | 'm' | 'l';
  /** Element to render instead of a `div`, such as a link for a card that opens something. */
  render?: RenderElement;
}

/** A surface that holds one thing. */
export function Card({ tone = 'plain', padding = 'm', render, className, ...rest }: CardProps) {
  return renderAs(render, 'div', {
    ...rest,
    ...(tone === 'ink' ? { 'data-m-surface': 'ink' } : {}),
    className: classNames(styles.card, styles[tone], styles[`padding-${padding}`], className),
  });
}
