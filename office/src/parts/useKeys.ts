import { useEffect, useRef } from 'react';

/** What is said in passing is a dialog too, and takes no keys. */
const dialogs = ':is([role="dialog"], [role="alertdialog"]):not([aria-modal="false"])';

/** Keys that do something on the whole screen, unless the operator types somewhere or a dialog is open. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]')) return;
      if (document.querySelector(dialogs)) return;
      const act = current.current[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
