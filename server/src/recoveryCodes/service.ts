import type { Database } from '../database';
import type { SignedInMember } from '../http';
import { formatTime } from '../i18n/formats';
import { Refusal } from '../i18n/refusal';
import type { ConfirmPassword, Passwords, SetForgottenPassword } from '../members';
import { holdMember } from '../members';
import { tellMember } from '../messages';
import type { SignIn } from '../sessions';
import { codeOf, codesAtATime, newCode } from './rules';
import * as store from './store';

export interface RecoveryCodesDependencies {
  database: Database;
  passwords: Passwords;
  confirmPassword: ConfirmPassword;
  setForgottenPassword: SetForgottenPassword;
  now: () => Date;
}

export type RecoveryCodes = ReturnType<typeof createRecoveryCodes>;

/** Ten codes that a member keeps outside of the app, each good once for a new login password (KEY-06, KEY-07). */
export function createRecoveryCodes(dependencies: RecoveryCodesDependencies) {
  const { database, passwords, confirmPassword, setForgottenPassword, now } = dependencies;

  async function status(memberId: number): Promise<{ left: number; madeAt: string | null }> {
    const { left, madeAt } = await store.selectCodes(database.reader, memberId);
    return { left, madeAt: madeAt && formatTime(madeAt) };
  }

  /** New codes for who gives the password; the ones before are none any more. Nobody can read them again. */
  async function make(asked: { member: SignedInMember; password: string; from: SignIn }) {
    await confirmPassword(asked);
    const memberId = asked.member.id;
    const codes = Array.from({ length: codesAtATime }, newCode);
    const hashes = codes.map((code) => passwords.hashOfCode(memberId, code));
    await database.transaction(async (transaction) => {
      await holdMember(transaction, memberId);
      await store.replaceCodes(transaction, { memberId, hashes, now: now() });
      const details = { event: 'recoveryCodes', device: asked.from.deviceName } as const;
      await tellMember(transaction, { memberId, kind: 'security', details, now: now() });
    });
    return { codes };
  }

  /** Sets a new login password by name and code. Wrong ones count as wrong passwords do. */
  async function recover(request: { username: string; code: string; newPassword: string } & SignIn) {
    const { code: typed, ...rest } = request;
    return setForgottenPassword({
      ...rest,
      wrong: () => new Refusal('wrongRecoveryCode'),
      prove: async (transaction, memberId) => {
        const code = codeOf(typed);
        const hash = passwords.hashOfCode(memberId, code ?? '');
        return store.useCode(transaction, { memberId, hash, now: now() });
      },
    });
  }

  return { status, make, recover };
}
