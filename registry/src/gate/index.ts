/** What keeps a release that is not right from being activated. */
export { checkRelease } from './checkRelease';
export type { Finding } from './finding';
export type { CheckRelease, GateInput, GateMember } from './gateInput';
