export { demoAccount, refuseDemonstration } from './account';
export { demoWaybill, seedDemo, type SeedOptions } from './seed';
