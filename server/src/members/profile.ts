import type { Language, Member, Sex } from '@members/contract';
import { gathered, type Database, type Reader } from '../database';
import { AuthError } from '../i18n/refusal';
import { trialSeconds } from './rules';
import * as store from './store';

const sexes: readonly Sex[] = ['unknown', 'man', 'woman'];

export interface ProfileDependencies {
  database: Database;
}

/** Call 20 (ENT-05): the member's own profile; passwords only as whether they are set. */
export function createProfile({ database: { reader } }: ProfileDependencies) {
  const find = gathered((ids: readonly number[]) => store.findProfiles(reader, ids));
  return async (asked: { memberId: number; address: string; language: Language }): Promise<Member> => {
    const { memberId, address, language } = asked;
    const row = await find(memberId);
    if (!row) throw new AuthError();
    return {
      id: row.id,
      username: row.username,
      balanceMinor: row.balanceMinor ?? 0,
      creditScore: row.creditScore,
      active: row.status === 1,
      avatarUrl: row.avatarUrl,
      realName: row.realName,
      sex: sexes[row.sex] ?? 'unknown',
      hasFundPassword: row.hasFundPassword,
      ip: address,
      tier: {
        // What nobody has translated is empty.
        name: row.tier && (row.tier.name[language] || row.tier.name.en_us),
        imageUrl: row.tier?.imageUrl ?? '',
        progressPercent: row.tierProgress,
      },
      fullVideoAccess: row.fullVideoAccess,
      trialSeconds,
      unread: row.unread,
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
