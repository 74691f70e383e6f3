import { Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import { PackageURL } from 'packageurl-js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameAndVersion, reachable, root, type Lock } from './lock';

/**
 * A CycloneDX 1.6 document of everything in the lock file, with digests and what needs what. What only building and
 * testing need has the scope `excluded`. The same lock file gives the same document.
 */
export function billOfMaterials(lock: Lock, licences: ReadonlyMap<string, string>): string {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<
    'name' | 'version',
    string
  >;
  const bom = new Models.Bom();
  const application = new Models.Component(Enums.ComponentType.Application, manifest.name, {
    version: manifest.version,
    bomRef: manifest.name,
  });
  application.licenses.add(new Models.SpdxLicense('MIT'));
  bom.metadata.component = application;

  const production = reachable(lock, { production: true });
  const everything = reachable(lock, { production: false });
  const components = new Map<string, Models.Component>();
  for (const id of everything.keys()) components.set(id, component(id));
  for (const [id, needs] of everything)
    for (const each of needs) components.get(id)!.dependencies.add(components.get(each)!.bomRef);
  for (const one of components.values()) {
    bom.components.add(one);
    application.dependencies.add(one.bomRef);
  }
  const factory = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6);
  return new Serialize.JsonSerializer(factory).serialize(bom, { sortLists: true, space: 2 });

  function component(id: string): Models.Component {
    const { name: full, version } = nameAndVersion(id);
    const [name = full, group] = full.split('/').reverse();
    const purl = new PackageURL('npm', group, name, version, undefined, undefined).toString();
    const { integrity = '' } = lock.packages[id]?.resolution ?? {};
    const made = new Models.Component(Enums.ComponentType.Library, name, {
      version,
      group,
      purl,
      bomRef: purl,
      scope: production.has(id) ? Enums.ComponentScope.Required : Enums.ComponentScope.Excluded,
    });
    const digest = Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex');
    made.hashes.set(Enums.HashAlgorithm['SHA-512'], digest);
    const licence = licences.get(id);
    if (licence) made.licenses.add(new Models.LicenseExpression(licence));
    return made;
  }
}
