/** `npm run exports` writes what remotes take from the shell, and refuses while a version does not fit. */
import { shared, standings } from './snapshots';

const found = standings(shared);
const refusals = found.flatMap(({ refusal }) => refusal ?? []);
for (const { refusal, isCurrent, name, version, write } of found) {
  if (refusal || isCurrent) continue;
  write();
  process.stdout.write(`${name} ${version}: written.\n`);
}
if (refusals.length > 0) {
  process.stderr.write(`${refusals.join('\n\n')}\n`);
  process.exitCode = 1;
}
