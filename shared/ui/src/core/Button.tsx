import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from './classNames';
import { renderAs, type RenderElement } from './renderAs';
import { Spinner } from './Spinner';
import styles from './Button.module.css';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** `primary` is the one main action of a screen; `quiet` is text in the action colour. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** `s` is a pill 32 px high with a 44 px target, `m` 44 px, `l` 48 px. */
  size?: 's' | 'm' | 'l';
  /** Full width. */
  block?: boolean;
  /** Before the text. */
  icon?: ReactNode;
  /** A call is under way: width is kept, presses do nothing, focus stays, and a spinner shows. */
  busy?: boolean;
  /** Element to render instead of a `button`, such as a link. */
  render?: RenderElement;
}

/** Button, or a link that looks like one. */
export function Button(props: ButtonProps) {
  const {
    variant = 'primary',
    size = 'm',
    block,
    icon,
    busy = false,
    render,
    className,
    children,
    ...rest
  } = props;
  return renderAs(render, 'button', {
    ...(render ? {} : { type: 'button' }),
    ...rest,
    ...(busy
      ? { 'aria-busy': true, 'aria-disabled': true, onClick: (event: Event) => event.preventDefault() }
      : {}),
    className: classNames(styles.button, styles[variant], styles[size], block && styles.block, className),
    children: (
      <>
        <span className={classNames(styles.content, busy && styles.waiting)}>
          {icon && <span className={styles.icon}>{icon}</span>}
          {children}
        </span>
        {busy && <Spinner className={styles.spinner} />}
      </>
    ),
  });
}
