/** What keeps a release that is not right from being activated. */
export { checkRelease } from './checkRelease';
export type { CheckRelease, Finding, GateInput, GateMember } from './finding';
