/** `npm run verify -- <export.jsonl> …`: recomputes every round of exported histories, offline. */
import { verifyFiles } from './verifyFiles';

const files = process.argv.slice(2);
if (files.length === 0) {
  process.stderr.write('Usage: npm run verify -- <export.jsonl> …\n');
  process.exitCode = 2;
} else {
  try {
    process.exitCode = await verifyFiles(files, (line) => process.stdout.write(`${line}\n`));
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 2;
  }
}
