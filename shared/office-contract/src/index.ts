export * from './call';
export * from './calls';
export * from './calls/access';
export * from './calls/proposals';
export { withdrawalStates } from './calls/withdrawals';
export * from './params';
export * from './refusals';
export * from './rights';
