import { defineRoute, type Route } from '../http';
import { signInOf } from '../members';
import type { RecoveryCodes } from './service';

/** A member's recovery codes, and a new login password by one of them. */
export function recoveryCodeRoutes(codes: RecoveryCodes): Route[] {
  return [
    defineRoute('recoveryCodes', ({ member }) => codes.status(member.id)),
    defineRoute('makeRecoveryCodes', ({ member, params, request }) =>
      codes.make({ member, password: params.password, from: signInOf(request) }),
    ),
    defineRoute('recoverWithCode', ({ params, request }) =>
      codes.recover({ ...params, ...signInOf(request) }),
    ),
  ];
}
