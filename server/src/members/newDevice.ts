import type { Transaction } from '../database';
import { tellMember } from '../messages';
import type { Sessions, SignIn } from '../sessions';

/** Tells a member's other devices, where there are some, that somebody signs in on one that was not known. */
export async function tellOfNewDevice(
  transaction: Transaction,
  signIn: SignIn & { memberId: number; sessions: Sessions; now: Date },
): Promise<void> {
  const { memberId, sessions, deviceToken, deviceName: device, now } = signIn;
  if (await sessions.knownDevice(memberId, deviceToken)) return;
  if ((await sessions.list(memberId)).length === 0) return;
  const details = { event: 'newDevice', device } as const;
  await tellMember(transaction, { memberId, kind: 'security', details, now });
}
