export * from './call';
export * from './calls';
export * from './calls/access';
export { roleName, type Invitation } from './calls/operators';
export * from './calls/proposals';
export {
  answerEffects,
  answerFaults,
  bankAnswerFormats,
  bankFileFormats,
} from './calls/bankFiles';
export { contentStates } from './calls/content';
export { correctionKinds, correctionReasons } from './calls/corrections';
export { dayObstacles, mostDaysClosed, statementKinds } from './calls/days';
export { rechargeStates, refundCauses, unmatchedCauses } from './calls/recharges';
export { withdrawalStates } from './calls/withdrawals';
export * from './params';
export * from './refusals';
export * from './rights';
export * from './roles';
export * from './contentKinds';
