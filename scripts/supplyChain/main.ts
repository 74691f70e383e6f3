/** `npm run licences` prints every package with its licence; `npm run sbom -- <file>` writes a CycloneDX document. */
import { writeFileSync } from 'node:fs';
import { billOfMaterials } from './billOfMaterials';
import { isAllowed, listLicences } from './licences';
import { readLock } from './lock';

const [command, file] = process.argv.slice(2);
const lock = readLock();
const licences = listLicences(lock);

if (command === 'licences') {
  const lines = licences.map(
    ({ id, expression, production }) =>
      `${expression.padEnd(24)} ${production ? 'runs  ' : 'builds'} ${id}\n`,
  );
  process.stdout.write(lines.join(''));
  const refused = licences.filter(({ expression }) => !isAllowed(expression));
  if (refused.length > 0) {
    process.stderr.write(`Not allowed: ${refused.map(({ id }) => id).join(', ')}\n`);
    process.exitCode = 1;
  }
} else {
  const known = new Map(licences.map(({ id, expression }) => [id, expression]));
  writeFileSync(file ?? 'sbom.cdx.json', `${billOfMaterials(lock, known)}\n`);
}
