import type { Reader } from '../database';
import { trialSeconds } from './rules';
import * as store from './store';

/** What a member may watch (ROLE-04, ENT-05); `null` for nobody and for a member whose account is offline. */
export async function videoAccessOf(
  reader: Reader,
  memberId: number,
): Promise<{ full: boolean; trialSeconds: number } | null> {
  const member = await store.findMember(reader, memberId);
  return member?.status === 1 ? { full: member.full_video_access, trialSeconds } : null;
}
