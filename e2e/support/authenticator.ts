import type { Page } from '@playwright/test';

/**
 * Gives the browser of a page a device that keeps passkeys and always knows its user. Chromium answers what is asked of it
 * at once, the suggestions of a field too.
 */
export async function withAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
