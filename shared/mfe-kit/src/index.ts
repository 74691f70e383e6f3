/** The contract between the shell and a remote: what remotes use. */
export { cue, useCues, type Cue } from './cues';
export { cuesKey } from './cuesKey';
export { announce } from './announce';
export * from './contract';
export type * from './release';
export {
  defineRemote,
  screensOf,
  type ExtensionLoader,
  type RemoteDefinition,
  type RouteEntry,
  type RoutesFile,
} from './defineRemote';
export { groupByDay, type DayOf } from './groupByDay';
export { lazyLayer, type LayerProps } from './lazyLayer';
export { lazyScreen, type LazyScreen } from './lazyScreen';
export { LoadFailed, type RepeatableRead } from './LoadFailed';
export { optionalPart } from './optionalPart';
export { Refreshable, type RefreshableProps } from './Refreshable';
export { HistoryRouter } from './HistoryRouter';
export type { RemoteScreen } from './RemoteRoot';
export { RequireSession, returnToOf, type LoginState } from './RequireSession';
export { Slot, type SlotProps } from './Slot';
export { framedLink, safeLink, type Framed } from './safeLink';
export { useFlag } from './useFlag';
export { useGoBack } from './useGoBack';
export { useHold } from './useHold';
export { useIsMounted } from './useIsMounted';
export { useRelease } from './useRelease';
export { useScreenTitle } from './useScreenTitle';
