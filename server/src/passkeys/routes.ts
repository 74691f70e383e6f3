import { defineRoute, type Route } from '../http';
import { signInOf } from '../members';
import { deviceOf } from '../sessions';
import { createOwnPasskeys, type OwnPasskeysDependencies } from './service';
import { createPasskeySignIn, type PasskeySignInDependencies } from './signIn';

export type PasskeyDependencies = OwnPasskeysDependencies & PasskeySignInDependencies;

/** Passkeys: a member's own, and signing in with one. */
export function passkeyRoutes(dependencies: PasskeyDependencies): Route[] {
  const own = createOwnPasskeys(dependencies);
  const { ask, signIn } = createPasskeySignIn(dependencies);
  return [
    defineRoute('passkeys', ({ member }) => own.list(member.id)),
    defineRoute('newPasskey', ({ member, params, request }) =>
      own.ask({ member, password: params.password, from: signInOf(request) }),
    ),
    defineRoute('addPasskey', ({ member, params, request }) =>
      own.add(member, { ...params, deviceName: deviceOf(request) }),
    ),
    defineRoute('renamePasskey', ({ member, params }) => own.rename(member.id, params)),
    defineRoute('removePasskey', ({ member, params, request }) =>
      own.remove(member.id, { ...params, device: deviceOf(request) }),
    ),
    defineRoute('dismissPasskeyOffer', ({ member }) => own.dismissOffer(member.id)),
    defineRoute('passkeyLogin', () => ask()),
    defineRoute('loginWithPasskey', ({ params, request }) => signIn({ ...params, ...signInOf(request) })),
  ];
}
