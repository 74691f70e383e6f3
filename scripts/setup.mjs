import { spawnSync } from 'node:child_process';
import { install } from './install.mjs';
import { root } from './workspace.mjs';

try {
  await install();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const program = ['--import', 'tsx', 'system/command/setup/main.ts', ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, program, { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);
