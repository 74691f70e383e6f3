import { defineRoute, type Route } from '../http';
import { createAttempts } from './attempts';
import { createDevices } from './devices';
import { createInvitations } from './invitations';
import { createLogin, type LoginDependencies } from './login';
import { createSetLoginPassword, type LoginPasswordDependencies } from './loginPassword';
import { createPersonalInfo, type PersonalInfoDependencies } from './personalInfo';
import { createProfile, type ProfileDependencies } from './profile';
import { createRegister, type RegisterDependencies } from './register';
import { signInOf } from './signInOf';
import { createSsoLogin, type SsoLoginDependencies } from './ssoLogin';

export type MemberDependencies = Omit<LoginDependencies & LoginPasswordDependencies, 'attempts'> &
  RegisterDependencies &
  SsoLoginDependencies &
  ProfileDependencies &
  PersonalInfoDependencies;

/** Calls 17-20, 25, 27, 28 and 31, and those of a member's devices and invitation. */
export function memberRoutes(shared: MemberDependencies): Route[] {
  const dependencies = { ...shared, attempts: createAttempts(shared) };
  const login = createLogin(dependencies);
  const register = createRegister(dependencies);
  const ssoLogin = createSsoLogin(dependencies);
  const profile = createProfile(dependencies);
  const info = createPersonalInfo(dependencies);
  const setLoginPassword = createSetLoginPassword(dependencies);
  const devices = createDevices(dependencies);
  const invitations = createInvitations(dependencies);
  return [
    defineRoute('login', ({ params, request }) => login({ ...params, ...signInOf(request) })),
    defineRoute('register', ({ params, request }) => register({ ...params, ...signInOf(request) })),
    defineRoute('ssoLogin', ({ params, request }) => ssoLogin({ ...params, ...signInOf(request) })),
    defineRoute('member', ({ member, address, language }) =>
      profile({ memberId: member.id, address, language }),
    ),
    defineRoute('setAvatar', ({ member, params }) => info.setAvatar(member.id, params.url)),
    defineRoute('setRealName', ({ member, params }) => info.setRealName(member.id, params.name)),
    defineRoute('setSex', ({ member, params }) => info.setSex(member.id, params.sex)),
    defineRoute('setLoginPassword', ({ member, params, request }) =>
      setLoginPassword({ member, from: signInOf(request), ...params }),
    ),
    defineRoute('signOut', ({ params }) => devices.signOut(params.token)),
    defineRoute('devices', ({ member }) => devices.list(member)),
    defineRoute('endDevice', ({ member, params }) => devices.end(member, params.id)),
    defineRoute('invitation', ({ member }) => invitations.read(member.id)),
    defineRoute('makeInvitation', ({ member }) => invitations.make(member.id)),
    defineRoute('endOtherDevices', ({ member }) => devices.endOthers(member)),
  ];
}
