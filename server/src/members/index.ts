export { createDemoMember, ensureInviteCode } from './demoMember';
export { createPasswords, type Passwords } from './passwords';
export { memberRoutes, type MemberDependencies } from './routes';
