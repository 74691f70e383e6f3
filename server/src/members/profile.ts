import type { Member, Sex } from '@members/contract';
import type { Database, Reader } from '../database';
import { AuthError } from '../i18n/refusal';
import { tierImageUrl, trialSeconds } from './rules';
import * as store from './store';

const sexes: readonly Sex[] = ['unknown', 'man', 'woman'];

export interface ProfileDependencies {
  database: Database;
  /** What a member holds, in minor units. */
  balanceOf: (reader: Reader, memberId: number) => Promise<number>;
}

/** Call 20 (ENT-05): the member's own profile; passwords only as whether they are set. */
export function createProfile({ database: { reader }, balanceOf }: ProfileDependencies) {
  return async ({ memberId, address }: { memberId: number; address: string }): Promise<Member> => {
    const [row, balanceMinor] = await Promise.all([
      store.findMember(reader, memberId),
      balanceOf(reader, memberId),
    ]);
    if (!row) throw new AuthError();
    return {
      id: row.id,
      username: row.username,
      balanceMinor,
      creditScore: row.credit_score,
      active: row.status === 1,
      avatarUrl: row.avatar_url,
      realName: row.real_name,
      sex: sexes[row.sex] ?? 'unknown',
      hasFundPassword: row.fund_password_hash !== null,
      ip: address,
      tier: { imageUrl: tierImageUrl(row.tier), progressPercent: row.tier_progress },
      fullVideoAccess: row.full_video_access,
      trialSeconds,
    };
  };
}

/** What a member may watch (ROLE-04, ENT-05); `null` for nobody and for a member whose account is offline. */
export async function videoAccessOf(
  reader: Reader,
  memberId: number,
): Promise<{ full: boolean; trialSeconds: number } | null> {
  const member = await store.findMember(reader, memberId);
  return member?.status === 1 ? { full: member.full_video_access, trialSeconds } : null;
}
