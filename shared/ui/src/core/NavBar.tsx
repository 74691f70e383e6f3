import type { ReactNode, Ref } from 'react';
import { classNames } from './classNames';
import { IconButton } from './IconButton';
import { BackIcon } from './frameIcons';
import type { RenderElement } from './renderAs';
import styles from './NavBar.module.css';

export interface NavBarProps {
  /** The screen's title, rendered as its only `h1`. */
  title: ReactNode;
  /** Shows the back arrow as a button. */
  onBack?: () => void;
  /** Shows the back arrow as this link instead of a button. */
  backRender?: RenderElement;
  /** Spoken name of the back arrow; required for it to show. */
  backLabel?: string;
  /** At the right: an icon button, a text link or a pill. */
  trailing?: ReactNode;
  /** `bar` is centred on a surface; `root` is the large left title of the tab screens. */
  variant?: 'bar' | 'root';
  /** The heading, to move the focus to when the screen changes. It accepts focus. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** Sticky bar at the top of every screen. */
export function NavBar(props: NavBarProps) {
  const { title, onBack, backRender, backLabel, trailing, variant = 'bar', headingRef } = props;
  const hasBack = backLabel !== undefined && (onBack || backRender);
  return (
    <header className={classNames(styles.bar, styles[variant])}>
      {(hasBack || variant === 'bar') && (
        <div className={styles.leading}>
          {hasBack && (
            <IconButton
              label={backLabel}
              icon={<BackIcon size={26} />}
              onClick={onBack}
              render={backRender}
            />
          )}
        </div>
      )}
      <h1 className={styles.title} ref={headingRef} tabIndex={-1} data-m-heading="">
        {title}
      </h1>
      <div className={styles.trailing}>{trailing}</div>
    </header>
  );
}
