/** The contract between the shell and a remote: what remotes use. */
export { ComingScreen } from './ComingScreen';
export * from './contract';
export type * from './release';
export { defineRemote, type RemoteDefinition } from './defineRemote';
export { paths } from './paths';
export { HistoryRouter, type RemoteScreen } from './RemoteRoot';
export { RequireSession } from './RequireSession';
export { returnToOf, type LoginState } from './returnTo';
export { screensOf, type RouteEntry } from './screensOf';
export { useGoBack } from './useGoBack';
export { useScreenTitle } from './useScreenTitle';
