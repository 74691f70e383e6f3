/** `npm run operator -- <command> …`: what an operator does from a shell. No command touches a result (D01). */
import { beaconValue } from './beaconValue';
import type { Command } from './command';
import { members } from './members';
import { site } from './site';
import { ssoTicket } from './ssoTicket';

const commands: Readonly<Record<string, Command>> = {
  members,
  site,
  'sso-ticket': ssoTicket,
  'beacon-value': beaconValue,
};

const usage = `Usage: npm run operator -- <command>
${Object.entries(commands)
  .flatMap(([name, command]) => command.usage.map((line) => `  ${name} ${line}`))
  .join('\n')}
Whatever changes something is put on record: --operator <name> or OPERATOR says who you are, --reason <text> why.
The system is that of DATA_DIR or DATABASE_URL, its server http://localhost:$PORT or SERVER_URL.`;

const [name = '', ...args] = process.argv.slice(2);

try {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const told = await command?.run(args, process.env);
  if (typeof told !== 'string') throw new Error(usage);
  process.stdout.write(`${told}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
