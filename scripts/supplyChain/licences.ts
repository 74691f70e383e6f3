import parse, { type Expression } from 'spdx-expression-parse';
import { pnpm } from './pnpm';

/**
 * Licences that the project may use. Permissive ones; LGPL-3.0 for libvips, used unchanged and linked dynamically by
 * sharp; MPL-2.0 for files that stay as they are; CC-BY for data.
 */
const allowed: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Python-2.0',
]);

/** Packages whose manifest says no SPDX name, by what their licence file or readme says. */
const asWritten: Readonly<Record<string, string>> = {
  'combine-errors@3.0.3': 'MIT',
  'parse-cache-control@1.0.1': 'BSD-3-Clause',
  'spawndamnit@3.0.1': 'MIT',
};

/** Folders whose dependencies build and test and run nowhere. */
const buildsAlone = ['bench', 'e2e', 'shared/tooling'];

export interface Licence {
  /** Name and version of the package, e.g. `zod@4.6.7`. */
  id: string;
  /** SPDX expression; `Unknown` where the package names none. */
  expression: string;
  /** Part of what servers and browsers run, not only of building and testing. */
  production: boolean;
  /** Where it is installed. */
  directory: string;
}

/** The licence of every installed package, by `pnpm licenses`. Packages for other operating systems are not installed. */
export function listLicences(): Licence[] {
  const others = buildsAlone.flatMap((folder) => ['--filter', `!./${folder}`]);
  const production = new Set(list(...others, '--prod').map(({ id }) => id));
  return list()
    .map((each) => ({
      ...each,
      expression: asWritten[each.id] ?? each.expression,
      production: production.has(each.id),
    }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

function list(...args: string[]): Omit<Licence, 'production'>[] {
  const answer = JSON.parse(pnpm('--recursive', ...args, 'licenses', 'list', '--json')) as Record<
    string,
    { name: string; versions: string[]; paths: string[] }[]
  >;
  return Object.entries(answer).flatMap(([expression, packages]) =>
    packages.flatMap(({ name, versions, paths }) =>
      versions.map((version, index) => ({
        id: `${name}@${version}`,
        expression,
        directory: paths[index] ?? '',
      })),
    ),
  );
}

/** Whether an SPDX expression can be met by allowed licences alone. */
export function isAllowed(expression: string): boolean {
  const met = (part: Expression): boolean => {
    if ('license' in part) return allowed.has(part.license);
    return part.conjunction === 'or' ? met(part.left) || met(part.right) : met(part.left) && met(part.right);
  };
  try {
    return met(parse(expression));
  } catch {
    return false;
  }
}
