/** Ten minutes in which a member plays and pays while the network breaks, as the last part of `npm run test:faults`. */
import { join } from 'node:path';
import { build } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { run } from './run.mjs';
import { root } from './workspace.mjs';

const chromium = await findChromium();
await build();
const args = ['test', '--config', 'playwright.config.ts', 'network-faults'];
const env = { CHROMIUM_PATH: chromium, NETWORK_FAULT_MINUTES: '10', LONG: '1' };
const { code } = await run('node_modules/.bin/playwright', args, { cwd: join(root, 'e2e'), env });
process.exit(code);
