export * from './call';
export * from './calls';
export * from './calls/proposals';
export * from './params';
export * from './refusals';
export * from './rights';
