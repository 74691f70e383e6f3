import { languages } from '@members/contract';
import { languageFindings, unknownKeys, unusedKeys, type Locales } from './localeFindings';
import type { Source } from './textUse';

interface Files {
  existsSync(path: string): boolean;
  readFileSync(path: string, encoding: 'utf8'): string;
  readdirSync(path: string, options?: { recursive: true }): string[];
}

// Browser code is checked without Node's types, so the functions used of them are spelled out.
const { existsSync, readFileSync, readdirSync } = jest.requireActual<Files>('node:fs');
const root = expect.getState().testPath!.replace(/\/shared\/i18n\/.*$/, '');

function localesIn(namespace: string, folder: string): Locales {
  const present = languages.filter((language) => existsSync(`${root}/${folder}/${language}.json`));
  const read = (language: string) => JSON.parse(readFileSync(`${root}/${folder}/${language}.json`, 'utf8'));
  return { namespace, texts: Object.fromEntries(present.map((language) => [language, read(language)])) };
}

function sourcesIn(folder: string): Source[] {
  return readdirSync(`${root}/${folder}`, { recursive: true })
    .filter((file) => /\.(tsx?|json)$/.test(file) && !/\.test\.|(^|\/)(locales|common)\//.test(file))
    .map((file) => ({
      file: `${folder}/${file}`,
      code: readFileSync(`${root}/${folder}/${file}`, 'utf8'),
    }));
}

const packages = readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mfe-'));
const common = localesIn('common', 'shared/i18n/src/common');
/** Texts of the shell that are loaded later than its first screen. */
const later = ['first', 'outcomes', 'screens/service'].map((folder) =>
  localesIn(folder.split('/').at(-1)!, `shell/src/${folder}/locales`),
);
const own = [...packages.map((name) => localesIn(name, `${name}/src/locales`)), ...later];
const sources = new Map(packages.map((name) => [name, sourcesIn(`${name}/src`)]));
const sourcesOf = (namespace: string) => sources.get(namespace) ?? sources.get('shell')!;
const shared = ['shared/mfe-kit/src', 'shared/ui/src'].flatMap(sourcesIn);

describe('the texts of the app in six languages (ROUTE-09)', () => {
  it.each([common, ...own])('are the same keys in every language: $namespace', (locales) => {
    expect(languageFindings(locales)).toEqual([]);
  });

  it.each(own)('are all in use: $namespace', (locales) => {
    expect(unusedKeys(locales, sourcesOf(locales.namespace))).toEqual([]);
  });

  it('are all in use: common', () => {
    expect(unusedKeys(common, [...sources.values(), shared].flat())).toEqual([]);
  });

  it.each(packages)('are there for every key that the source asks for: %s', (name) => {
    const known = [common, ...own];
    expect(sources.get(name)!.flatMap((source) => unknownKeys(source, name, known))).toEqual([]);
  });

  it('are there for every key that shared parts ask for', () => {
    expect(shared.flatMap((source) => unknownKeys(source, 'common', [common]))).toEqual([]);
  });
});
