export * from './apiOrigin';
export * from './bet';
export {
  isWrite,
  type AnswerOf,
  type Call,
  type IdempotentCall,
  type ParamSource,
  type ParamsOf,
  type ReadAhead,
  type ReadCall,
  type ReadParams,
  type WriteCall,
} from './call';
export * from './calls';
export * from './calls/board';
export * from './calls/control';
export * from './calls/devices';
export * from './calls/invitation';
export * from './calls/logistics';
export * from './calls/lottery';
export * from './calls/odds';
export * from './calls/member';
export {
  moneyGroups,
  rechargeStates,
  rechargeStatus,
  withdrawalStatus,
  type MoneyGroup,
  type MoneyLogLine,
  type MoneyLogPage,
  type Recharge,
  type RechargeState,
  type Statement,
  type Withdrawal,
} from './calls/moneyRecords';
export * from './calls/messages';
export * from './calls/passkeys';
export * from './calls/privacy';
export * from './calls/push';
export * from './calls/recoveryCodes';
export type { Session } from './calls/session';
export * from './calls/recovery';
export * from './calls/showcase';
export * from './calls/signedWithdrawals';
export * from './calls/site';
export * from './calls/slips';
export * from './calls/stream';
export * from './calls/support';
export * from './calls/verification';
export { videoCalls, type VideoClass, type VideoPage } from './calls/video';
export type { Video } from './calls/videoShape';
export * from './calls/wallet';
export * from './currency';
export * from './envelope';
export * from './language';
export * from './money';
export * from './odds';
export * from './refusals';
export * from './trial';
export { writeParams } from './wire/params';
export { readShape } from './wire/readShape';
