export { bringBeaconValue } from './bringBeaconValue';
export { operatorProgram } from './runOperator';
