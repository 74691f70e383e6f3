/** `npm run registry -- <command> …`: what teams and operators do from a shell. */
import { Found, UsageError, type Command } from './command';
import { activate, canary, rollback } from './decide';
import { log } from './log';
import { login, logout } from './login';
import { check, history, releases, status } from './look';
import { newRemote } from './newRemote';
import { operators } from './operators';
import { publish } from './publish';
import { teams } from './teams';

const commands: Readonly<Record<string, Command>> = {
  new: newRemote,
  publish,
  login,
  logout,
  status,
  releases,
  check,
  activate,
  rollback,
  canary,
  history,
  teams,
  operators,
  log,
};

const forms = Object.values(commands).flatMap(({ usage }) => usage);
const width = Math.max(...forms.map(([form]) => form.length));
const usage = [
  'Usage: npm run registry -- <command>',
  ...forms.map(([form, what]) => `  ${form.padEnd(width)}  ${what}`),
  'The registry is at --url, REGISTRY_URL, or http://localhost on PORT (8080). DATA_DIR (.data) is that of this machine’s system.',
].join('\n');

const [name = '', ...args] = process.argv.slice(2);

try {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError();
  process.stdout.write(`${await command.run(args, process.env)}\n`);
} catch (error) {
  if (error instanceof Found) process.stdout.write(`${error.message}\n`);
  else process.stderr.write(`${error instanceof UsageError ? usage : (error as Error).message}\n`);
  process.exitCode = 1;
}
