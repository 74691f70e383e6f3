export { createDemoMember, ensureInviteCode } from './demoMember';
export { addInviteCode, endInviteCode } from './inviteCodes';
export { hasInviteCode, selectInviteCodes, type InviteCode } from './inviteCodeStore';
export { setMemberActive, signInsOf, signMemberOut, unlockMember, type MemberOperation } from './operations';
export { createPasswords, type Passwords } from './passwords';
export { holdMember, openVideos, replaceFundPasswordHash, selectFundPasswordHash } from './personalInfoStore';
export { memberRoutes, type MemberDependencies } from './routes';
export { makeSsoTicket } from './ssoTicket';
export { videoAccessOf } from './profile';
