/** `npm run operator -- <command> …`: what an operator does from a shell. No command touches a result (D01). */
import { bringBeaconValue } from './bringBeaconValue';

const usage = `Usage: npm run operator -- <command>
  beacon-value <beacon round> <signature in hex>   brings a value that no relay had
The server is http://localhost:$PORT, or SERVER_URL.`;

const server = process.env.SERVER_URL || `http://localhost:${process.env.PORT || 8080}`;
const [command, ...args] = process.argv.slice(2);
const [round, signature] = args;

try {
  if (command !== 'beacon-value' || !round || !signature || args.length !== 2) throw new Error(usage);
  process.stdout.write(`${await bringBeaconValue(server, round, signature)}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
