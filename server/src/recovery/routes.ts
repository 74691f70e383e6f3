import type { FundPasswordResets } from '../fundPassword';
import { defineRoute, type Route } from '../http';
import { addressOf } from '../mail';
import { signInOf } from '../members';
import { deviceOf } from '../sessions';
import { createAddress, type AddressDependencies } from './address';
import { createPasswordByLink } from './passwordLink';
import { createForgottenPassword, type ForgottenPasswordDependencies } from './forgottenPassword';

export type RecoveryDependencies = AddressDependencies &
  ForgottenPasswordDependencies & { fundPasswordResets: FundPasswordResets };

/** What helps a member who has lost something: a confirmed address, and ways to forgotten passwords (RCV-01, RCV-02). */
export function recoveryRoutes(dependencies: RecoveryDependencies): Route[] {
  const { database, codes, outbox, fundPasswordResets: resets } = dependencies;
  const address = createAddress(dependencies);
  const password = createForgottenPassword(dependencies);
  const byLink = createPasswordByLink(dependencies);
  return [
    defineRoute('recovery', async ({ member }) => {
      const [confirmed, unconfirmed, fundCode, fundReset] = await Promise.all([
        addressOf(database.reader, member.id),
        codes.waiting(member.id, 'confirmAddress'),
        codes.waiting(member.id, 'newFundPassword'),
        resets.stateOf(member.id),
      ]);
      return {
        offered: outbox.offered,
        address: confirmed,
        unconfirmed: unconfirmed ?? '',
        fundCodeSent: fundCode !== null,
        fundReset,
      };
    }),
    defineRoute('sendAddressCode', ({ member, params, language, request }) =>
      address.send({ member, ...params, language, from: signInOf(request) }),
    ),
    defineRoute('confirmAddress', ({ member, params, language, request }) =>
      address.confirm({ member, ...params, language, from: signInOf(request) }),
    ),
    defineRoute('recoveryOffered', () => ({ offered: outbox.offered })),
    defineRoute('forgetPassword', ({ params, request }) =>
      password.ask({
        username: params.username,
        from: { ...signInOf(request), deviceToken: params.deviceToken },
      }),
    ),
    defineRoute('renewPassword', ({ params, request }) =>
      password.renew({ ...params, from: signInOf(request) }),
    ),
    defineRoute('setPasswordByLink', ({ params, request }) => byLink({ ...params, from: signInOf(request) })),
    defineRoute('sendFundCode', ({ member, params, request }) =>
      resets.send({ member, ...params, from: signInOf(request) }),
    ),
    defineRoute('forgetFundPassword', ({ member, params, request }) =>
      resets.begin({ member, ...params, from: signInOf(request) }),
    ),
    defineRoute('keepFundPassword', ({ member, request }) =>
      resets.cancel({ memberId: member.id, device: deviceOf(request) }),
    ),
    defineRoute('renewFundPassword', ({ member, params, request }) =>
      resets.finish({ member, ...params, from: signInOf(request) }),
    ),
  ];
}
