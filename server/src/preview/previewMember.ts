import type { Member } from '@members/contract';
import type { SignedInMember } from '../http';

/** Nobody in the database: whose session a preview has. */
export const previewMemberId = 0;

export const previewSession: SignedInMember = {
  id: previewMemberId,
  active: true,
  sessionHash: Buffer.alloc(32),
};

/** Who looks at the app in a preview: a member without money, who may watch everything. */
export const previewMember: Member = {
  id: previewMemberId,
  username: 'preview',
  balanceMinor: 0,
  creditScore: 100,
  active: true,
  avatarUrl: '/head/1.png',
  realName: '',
  sex: 'unknown',
  hasFundPassword: false,
  ip: '',
  tier: { imageUrl: '', name: null, progressPercent: 0 },
  fullVideoAccess: true,
  trialSeconds: 15,
  unread: 0,
};
