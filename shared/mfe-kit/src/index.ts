/** The contract between the shell and a remote: what remotes use. */
export { announce } from './announce';
export * from './contract';
export type * from './release';
export { defineRemote, type RemoteDefinition } from './defineRemote';
export { groupByDay, type DayOf } from './groupByDay';
export { lazyScreen, type LazyScreen } from './lazyScreen';
export { LoadFailed, type RepeatableRead } from './LoadFailed';
export { paths } from './paths';
export { Refreshable, type RefreshableProps } from './Refreshable';
export { useRelease } from './ReleaseContext';
export { HistoryRouter, type RemoteScreen } from './RemoteRoot';
export { RequireSession } from './RequireSession';
export { returnToOf, type LoginState } from './returnTo';
export { framedLink, safeLink, type Framed } from './safeLink';
export { screensOf, type RouteEntry } from './screensOf';
export { useGoBack } from './useGoBack';
export { useHold } from './useHold';
export { useScreenTitle } from './useScreenTitle';
