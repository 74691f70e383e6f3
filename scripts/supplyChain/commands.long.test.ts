import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../workspace.mjs';
import { writeBillOfMaterials } from './billOfMaterials';
import { listLicences } from './licences';

const licences = listLicences();

test('licences are listed by npm run licences', () => {
  const args = ['--import', 'tsx', 'scripts/supplyChain/main.ts', 'licences'];
  const listed = execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' }).trim().split('\n');
  expect(listed).toHaveLength(licences.length);
  expect(listed.find((line) => line.includes(' fastify@'))).toMatch(/^MIT +runs +fastify@\d/);
});

describe('the bill of materials', () => {
  const directory = mkdtempSync(join(tmpdir(), 'members-bill-'));
  afterAll(() => rmSync(directory, { recursive: true }));
  const write = (name: string) => {
    writeBillOfMaterials(join(directory, name));
    return readFileSync(join(directory, name), 'utf8');
  };
  const text = write('bill.json');
  const bom = JSON.parse(text) as {
    components: {
      purl: string;
      scope?: string;
      licenses?: unknown[];
      externalReferences?: { hashes?: { alg: string }[] }[];
    }[];
    dependencies: { ref: string; dependsOn?: string[] }[];
  };
  const packages = bom.components.filter(({ purl }) => !purl.startsWith('pkg:npm/%40members/'));

  test('is valid by the schema of CycloneDX 1.6', async () => {
    const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);
    expect(await validator.validate(text)).toBeNull();
    expect(await validator.validate(text.replace('"bomFormat"', '"format"'))).not.toBeNull();
  });

  test('has every installed package once, with its digest and what it needs', () => {
    const ids = packages.map(({ purl }) => decodeURIComponent(purl.replace('pkg:npm/', '')));
    expect(ids.sort()).toEqual(licences.map(({ id }) => id).sort());
    const digests = packages.map(({ externalReferences = [] }) =>
      externalReferences.flatMap(({ hashes = [] }) => hashes.map(({ alg }) => alg)),
    );
    expect(digests.filter((algorithms) => algorithms.join() !== 'SHA-512')).toEqual([]);
    const fastify = bom.dependencies.find(({ ref }) => ref.startsWith('pkg:npm/fastify@'))!;
    expect(fastify.dependsOn?.some((ref) => ref.startsWith('pkg:npm/find-my-way@'))).toBe(true);
  });

  test('tells the same of every package at every run', () => {
    // pnpm varies where the workspace's own folders stand among the dependencies of the whole.
    const content = (document: string) => {
      const { components, dependencies } = JSON.parse(document) as typeof bom;
      const own = /^pkg:npm\/(members|%40members\/[\w-]+)@/;
      return [...components, ...dependencies.filter(({ ref }) => !own.test(ref))]
        .map((each) => JSON.stringify(each))
        .sort();
    };
    expect(content(write('again.json'))).toEqual(content(text));
  });

  test('tells what runs from what only builds', () => {
    const scopeOf = (name: string) =>
      bom.components.find(({ purl }) => purl.startsWith(`pkg:npm/${name}@`))?.scope ?? 'required';
    expect([scopeOf('fastify'), scopeOf('react'), scopeOf('jest')]).toEqual([
      'required',
      'required',
      'excluded',
    ]);
    const scopes = packages.map(({ purl, scope = 'required' }) => [
      decodeURIComponent(purl.replace('pkg:npm/', '')),
      scope,
    ]);
    const listed = licences.map(({ id, production }) => [id, production ? 'required' : 'excluded']);
    expect(scopes.sort()).toEqual(listed.sort());
  });
});
