/** `npm run operator -- <command> …`: what an operator does from a shell. No command touches a result (D01). */
import { Finding, UsageError } from './command';
import { runOperator, usage } from './runOperator';

try {
  process.stdout.write(`${await runOperator(process.argv.slice(2), process.env)}\n`);
} catch (error) {
  if (error instanceof Finding) process.stdout.write(`${error.message}\n`);
  else process.stderr.write(`${error instanceof UsageError ? usage : (error as Error).message}\n`);
  process.exitCode = 1;
}
