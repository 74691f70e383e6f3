/** `npm run licences` prints every package with its licence; `npm run sbom -- <file>` writes a CycloneDX document. */
import { writeBillOfMaterials } from './billOfMaterials';
import { isAllowed, listLicences } from './licences';

const [command, file = 'sbom.cdx.json'] = process.argv.slice(2);

if (command === 'licences') {
  const licences = listLicences();
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
  writeBillOfMaterials(file);
}
