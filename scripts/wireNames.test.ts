import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesIn } from './sources';
import { root } from './workspace.mjs';

const wireNames = /\b(xuanfei|head_toal|vod_|openc?ode|paypwd|iskefu|ispop)\w*/;
/** What speaks the wire itself: the contract, tests, and systems that tests put in the place of the server. */
const speaksIt = /^(shared\/contract|e2e)\/|\.test\.tsx?$/;

describe('names of the wire (contract)', () => {
  it('exist in shared/contract alone: everything else uses the names of its domain types', () => {
    const code = [...sourcesIn('')].filter((path) => /\.([cm]?[jt]sx?)$/.test(path) && !speaksIt.test(path));
    const found = code.flatMap((path) => {
      const [name] = wireNames.exec(readFileSync(join(root, path), 'utf8')) ?? [];
      return name ? [`${path}: ${name}`] : [];
    });
    expect(code.length).toBeGreaterThan(1000);
    expect(found).toEqual([]);
  });
});
