import type { Navigator } from 'react-router-dom';
import type { ShellHistory } from './contract';

const textOf = (to: Parameters<Navigator['push']>[0]): string =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;

/** The shell's history in the form that react-router's low-level `<Router>` takes. */
export const navigatorOf = (history: ShellHistory): Navigator => ({
  push: (to, state) => history.push(textOf(to), state),
  replace: (to, state) => history.replace(textOf(to), state),
  go: (delta) => history.go(delta),
  createHref: (to) => history.createHref(textOf(to)),
});
