import type { ReactNode } from 'react';
import { classNames } from './classNames';
import { ForwardIcon } from './ownIcons';
import { renderAs, type RenderElement } from './renderAs';
import styles from './ListRow.module.css';

export interface ListRowProps {
  label: ReactNode;
  /** Second line under the label. */
  description?: ReactNode;
  icon?: ReactNode;
  /** At the right, muted: the present value or state. */
  value?: ReactNode;
  /** At the right instead of the chevron: a badge, a check mark, an amount. */
  trailing?: ReactNode;
  /** The chevron shows on links and buttons unless this is false or `trailing` is given. */
  chevron?: boolean;
  /** Link element to render; comes before `onClick`. */
  render?: RenderElement;
  onClick?: () => void;
  disabled?: boolean;
  /** Marks the current choice of a list (`aria-current`). */
  current?: boolean;
}

/** One row of a list: plain, a button or a link. */
export function ListRow(props: ListRowProps) {
  const {
    label,
    description,
    icon,
    value,
    trailing,
    chevron = true,
    render,
    onClick,
    disabled,
    current,
  } = props;
  const interactive = Boolean(render || onClick);
  return renderAs(render, onClick ? 'button' : 'div', {
    ...(!render && onClick ? { type: 'button', disabled } : {}),
    ...(onClick ? { onClick } : {}),
    ...(current ? { 'aria-current': 'true' } : {}),
    className: classNames(styles.row, interactive && styles.interactive),
    children: (
      <>
        {icon && <span className={styles.icon}>{icon}</span>}
        <span className={styles.main}>
          <span className={styles.label}>{label}</span>
          {description && <span className={styles.description}>{description}</span>}
        </span>
        {value !== undefined && <span className={styles.value}>{value}</span>}
        {trailing ?? (interactive && chevron && <ForwardIcon size={20} className={styles.chevron} />)}
      </>
    ),
  });
}
