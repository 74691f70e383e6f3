import { spawn } from 'node:child_process';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { root } from './workspace.mjs';

try {
  await install();
  await build();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const system = spawn(process.execPath, ['--import', 'tsx', 'system/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
});
// The terminal sends Ctrl-C to the whole group; other senders reach only this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => system.kill(signal));
system.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
