import { expect } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mainDataDirectory } from './ports';

/** The newest mail of a kind that a demonstration has kept for an address, once it is there: how many there were, and its text. */
export async function mailTo(address: string, kind: string, already = 0) {
  const folder = join(mainDataDirectory(), 'mail');
  const mails = () => {
    try {
      return readdirSync(folder)
        .filter((name) => name.includes(`-${kind}-`) && name.endsWith('.eml'))
        .sort()
        .map((name) => readFileSync(join(folder, name), 'utf8'))
        .filter((mail) => mail.includes(`To: ${address}`));
    } catch {
      return [];
    }
  };
  await expect.poll(() => mails().length, { message: `a mail ${kind}` }).toBeGreaterThan(already);
  const found = mails();
  return { count: found.length, text: found.at(-1)! };
}

/** The code of a mail. */
export const codeIn = ({ text }: { text: string }): string => /Your code is (\d{6})/.exec(text)![1]!;
