import { z } from 'zod';
import { sexCodes, type Member, type Notice, type Session } from '../member';
import { flag, flagNumber, major, money, moneyText, timeText } from './data';

export const sessionData = z.strictObject({ id: z.number().int().positive(), tokensso: z.string().min(22) });
export const memberData = z.strictObject({
  id: z.number().int().positive(),
  username: z.string(),
  money: moneyText,
  money_value: z.number(),
  point: z.number().int().min(0).max(100),
  status: flagNumber,
  header_img: z.string(),
  name: z.string(),
  sex: z.literal(['0', '1', '2']),
  paypassword: flagNumber,
  ip: z.string(),
  groupinfo: z.strictObject({ image: z.string(), rate: z.number().min(0).max(100) }),
  is_see: flagNumber,
  free_see_time: z.number().int().positive(),
});
export const noticesData = z.array(
  z.strictObject({ name: z.string(), text: z.string(), create_time: timeText }),
);
export const avatarUrlData = z.strictObject({ header_img: z.string() });
export const uploadData = z.strictObject({ url: z.string() });

export const writeSession = (session: Session): z.infer<typeof sessionData> => ({
  id: session.memberId,
  tokensso: session.token,
});

export const writeMember = (member: Member): z.infer<typeof memberData> => ({
  id: member.id,
  username: member.username,
  money: money(member.balanceMinor),
  money_value: major(member.balanceMinor),
  point: member.creditScore,
  status: flag(member.active),
  header_img: member.avatarUrl,
  name: member.realName,
  sex: member.sex === 'unknown' ? '0' : sexCodes[member.sex],
  paypassword: flag(member.hasFundPassword),
  ip: member.ip,
  groupinfo: { image: member.tier.imageUrl, rate: member.tier.progressPercent },
  is_see: flag(member.fullVideoAccess),
  free_see_time: member.trialSeconds,
});

export const writeNotices = (notices: Notice[]): z.infer<typeof noticesData> =>
  notices.map((notice) => ({ name: notice.name, text: notice.text, create_time: notice.createdAt }));

export const writeAvatarUrl = (answer: { avatarUrl: string }): z.infer<typeof avatarUrlData> => ({
  header_img: answer.avatarUrl,
});
export const writeUpload = (answer: { url: string }): z.infer<typeof uploadData> => ({ url: answer.url });
