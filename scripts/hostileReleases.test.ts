import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostileReleasesFile, hostileReleasesTable } from './hostileReleases';
import { root } from './workspace.mjs';

/** Cells without the blanks that line a table up. */
const plain = (text: string) => text.replace(/ +\|/g, ' |').replace(/-{3,}/g, '---');

test('the table of hostile releases is the one that npm run hostile-releases writes', () => {
  expect(plain(readFileSync(join(root, hostileReleasesFile), 'utf8'))).toBe(plain(hostileReleasesTable()));
});
