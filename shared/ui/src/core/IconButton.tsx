import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from './classNames';
import { renderAs, type RenderElement } from './renderAs';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Spoken name: the icon alone says nothing. */
  label: string;
  icon: ReactNode;
  tone?: 'plain' | 'muted' | 'success' | 'action';
  /** Element to render instead of a `button`, such as a link. */
  render?: RenderElement;
}

/** An icon with a 44 px target. */
export function IconButton({ label, icon, tone = 'plain', render, className, ...rest }: IconButtonProps) {
  return renderAs(render, 'button', {
    ...(render ? {} : { type: 'button' }),
    ...rest,
    'aria-label': label,
    'data-m-icon-button': '',
    className: classNames(styles.button, styles[tone], className),
    children: icon,
  });
}
