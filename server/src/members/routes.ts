import { defineRoute, type Route } from '../http';
import { createLogin, type LoginDependencies } from './login';
import { createProfile, type ProfileDependencies } from './profile';
import { createRegister, type RegisterDependencies } from './register';

export type MemberDependencies = LoginDependencies & RegisterDependencies & ProfileDependencies;

/** Calls 17, 18 and 20. */
export function memberRoutes(dependencies: MemberDependencies): Route[] {
  const login = createLogin(dependencies);
  const register = createRegister(dependencies);
  const profile = createProfile(dependencies);
  return [
    defineRoute('login', ({ params, address }) => login({ ...params, address }), { perMinute: 120 }),
    defineRoute('register', ({ params, address }) => register({ ...params, address }), { perMinute: 60 }),
    defineRoute('member', ({ member, address }) => profile({ memberId: member.id, address })),
  ];
}
