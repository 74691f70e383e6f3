/** Longest time that closing a layer may take to give its entry of the history back. */
const patienceMs = 300;

/**
 * Runs `work` once a layer that has just been closed has given its entry of the history back: replacing the
 * address before that would leave the entry behind as a step that leads nowhere.
 */
export function afterLayer(work: () => void): void {
  const timer = setTimeout(run, patienceMs);
  function run() {
    clearTimeout(timer);
    window.removeEventListener('popstate', run);
    work();
  }
  window.addEventListener('popstate', run);
}
