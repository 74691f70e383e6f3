import { useEffect, useRef } from 'react';
import { setPortalContainer } from './portalContainer';
import styles from './OverlayRoot.module.css';

/**
 * The place of all sheets, dialogs, popovers and toasts of the page, whichever React root opens them. It covers
 * exactly the app's frame. Mount it once, in the shell, after everything else.
 */
export function OverlayRoot() {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => (element.current ? setPortalContainer(element.current) : undefined), []);
  return <div ref={element} className={styles.root} data-m-overlay-root="" />;
}
