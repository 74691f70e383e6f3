import type { Page } from '@playwright/test';
import { signInAsNewMember } from './newMember';
import { mainDataDirectory } from './ports';
import { runStatement } from './shortGame';

/** Gives a member full access to the videos, as the first paid recharge does (D38). */
export const giveFullAccess = (username: string): Promise<void> =>
  runStatement(
    mainDataDirectory(),
    `UPDATE members SET full_video_access = true WHERE username = '${username}'`,
  );

/** Signs a new member in who may watch everything. */
export async function signInWithFullAccess(page: Page): Promise<void> {
  const { username } = await signInAsNewMember(page);
  await giveFullAccess(username);
}
