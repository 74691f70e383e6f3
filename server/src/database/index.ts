export {
  openDatabase,
  type Database,
  type DatabaseOptions,
  type Reader,
  type Statement,
  type Transaction,
} from './database';
export { gathered } from './gathered';
export {
  allLanes,
  groupOf,
  inLanes,
  laneCount,
  laneOf,
  laneOfId,
  laneOfNobody,
  lanesOf,
  type LaneGroups,
} from './lanes';
export { isUnavailable } from './unavailable';
export { shown } from './shown';
export { localised, type LocalisedText } from './localisedText';
export type { DatabaseAddresses } from './grantRights';
export { migrate, prepareDatabase, type LanePlaces } from './migrate';
export { migrationNames } from './migrations';
export type { Tables } from './tables';
