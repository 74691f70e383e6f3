export { lockedUntil } from './attempts';
export { createConfirmPassword, type ConfirmPassword } from './confirmPassword';
export { createDemoMember, ensureInviteCode } from './demoMember';
export { createSetForgottenPassword, type SetForgottenPassword } from './forgottenPassword';
export { addInviteCode, endInviteCode } from './inviteCodes';
export { inviteCodeOfficeRoutes } from './inviteCodeRoutes';
export { hasInviteCode, selectInviteCodes } from './inviteCodeStore';
export { operate, setMemberActive, signMemberOut, unlockMember, type MemberOperation } from './operations';
export { tellOfNewDevice } from './newDevice';
export { createPasswords, type Passwords } from './passwords';
export {
  clearFundPassword,
  clearRealName,
  holdMember,
  openVideos,
  replaceFundPasswordHash,
  selectFundPasswordHash,
} from './personalInfoStore';
export { memberRoutes, type MemberDependencies } from './routes';
export { renewPassword } from './renewPassword';
export { isPassword } from './rules';
export { makeSsoTicket } from './ssoTicket';
export { videoAccessOf } from './profile';
export { signInOf } from './signInOf';
export { insertSignIn, selectSignIns } from './signInStore';
export {
  setStandings,
  findCredentials,
  holdStatus,
  insertClosedName,
  memberState,
  selectLogin,
} from './store';
