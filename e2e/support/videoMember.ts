import type { Page } from '@playwright/test';
import { signInAsNewMember } from './newMember';
import { expectPlaying } from './playing';
import { mainDataDirectory } from './ports';
import { runStatement } from './shortGame';
import { visit } from './visit';

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

/** The tile of the video that specs watch, `Dune lines at dawn`. */
export const tile = (page: Page) => page.getByRole('link', { name: /Dune lines/ });

/**
 * Signs in a new member who may watch everything, and plays a video. It is tapped, as members do: without a tap the
 * browser may leave it at its beginning.
 */
export async function watchWithFullAccess(page: Page): Promise<void> {
  await signInWithFullAccess(page);
  await visit(page, '/Video');
  await tile(page).click();
  await expectPlaying(page);
}
