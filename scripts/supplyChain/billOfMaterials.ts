import { readFileSync, writeFileSync } from 'node:fs';
import { listLicences } from './licences';
import { pnpm } from './pnpm';

interface Component {
  purl: string;
  scope?: 'excluded';
  properties?: readonly { name: string; value: string }[];
}

/** What npm calls a package that is there for development alone, by the taxonomy of CycloneDX. */
const development = { name: 'cdx:npm:package:development', value: 'true' };

/** The `purl` of a package by its name and version, e.g. `pkg:npm/%40fastify/static@10.1.5`. */
const purlOf = (id: string) => `pkg:npm/${id.replace(/^@/, '%40')}`;

/**
 * Writes a CycloneDX 1.6 document of every installed package; what only builds and tests has the scope `excluded`, as the
 * licences say it. What pnpm says of that hangs on the path by which it comes to a package first, and varies.
 */
export function writeBillOfMaterials(file: string): void {
  pnpm(
    'sbom',
    '--sbom-format=cyclonedx',
    '--sbom-spec-version=1.6',
    '--sbom-type=application',
    `--out=${file}`,
  );
  const document = JSON.parse(readFileSync(file, 'utf8')) as { components: Component[] };
  const runs = new Map(listLicences().map(({ id, production }) => [purlOf(id), production]));
  const components = document.components.map(({ scope, properties = [], ...component }) => {
    const isRun = runs.get(component.purl) ?? scope === undefined;
    const others = properties.filter(({ name }) => name !== development.name);
    return isRun
      ? { ...component, ...(others.length > 0 && { properties: others }) }
      : { ...component, scope: 'excluded', properties: [...others, development] };
  });
  writeFileSync(file, `${JSON.stringify({ ...document, components }, null, 2)}\n`);
}
