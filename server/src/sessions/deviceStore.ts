import type { Reader, Transaction } from '../database';

interface Device {
  memberId: number;
  deviceHash: Buffer;
}

export async function rememberDevice(
  transaction: Transaction,
  { memberId, deviceHash, now }: Device & { now: Date },
): Promise<void> {
  await transaction
    .insertInto('known_devices')
    .values({ member_id: memberId, token_hash: deviceHash, last_used_at: now })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'token_hash']).doUpdateSet({ last_used_at: now }),
    )
    .execute();
}

export async function isKnown(
  reader: Reader,
  { memberId, deviceHash, usedAfter }: Device & { usedAfter: Date },
): Promise<boolean> {
  const row = await reader
    .selectFrom('known_devices')
    .select('member_id')
    .where('member_id', '=', memberId)
    .where('token_hash', '=', deviceHash)
    .where('last_used_at', '>', usedAfter)
    .executeTakeFirst();
  return row !== undefined;
}

/** On how many devices a member is known. */
export async function countDevices(reader: Reader, memberId: number): Promise<number> {
  const { count } = await reader
    .selectFrom('known_devices')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Forgets a member's devices that were not used for long, and all but the `keep` that were used last. */
export async function trimDevices(
  transaction: Transaction,
  limits: { memberId: number; usedAfter: Date; keep: number },
): Promise<void> {
  await transaction
    .deleteFrom('known_devices')
    .where('member_id', '=', limits.memberId)
    .where((row) =>
      row.or([
        row('last_used_at', '<=', limits.usedAfter),
        row(
          'token_hash',
          'not in',
          row
            .selectFrom('known_devices as latest')
            .select('latest.token_hash')
            .where('latest.member_id', '=', limits.memberId)
            .orderBy('latest.last_used_at', 'desc')
            .limit(limits.keep),
        ),
      ]),
    )
    .execute();
}

export async function forgetDevice(
  transaction: Transaction,
  { memberId, deviceHash }: Device,
): Promise<void> {
  await transaction
    .deleteFrom('known_devices')
    .where('member_id', '=', memberId)
    .where('token_hash', '=', deviceHash)
    .execute();
}

/** Forgets a member's devices, but for that of the session to keep. */
export async function forgetDevices(
  transaction: Transaction,
  { memberId, keep }: { memberId: number; keep?: Buffer },
): Promise<void> {
  await transaction
    .deleteFrom('known_devices')
    .where('member_id', '=', memberId)
    .$if(keep !== undefined, (others) =>
      others.where((row) =>
        row.not(
          row.exists(
            row
              .selectFrom('sessions')
              .select('sessions.id')
              .where('sessions.token_hash', '=', keep!)
              .whereRef('sessions.device_hash', '=', 'known_devices.token_hash'),
          ),
        ),
      ),
    )
    .execute();
}
