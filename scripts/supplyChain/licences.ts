import parse, { type Expression } from 'spdx-expression-parse';
import { installedPackage } from './installed';
import { reachable, type Lock } from './lock';

/**
 * Licences that the project may use. Permissive ones; LGPL-3.0 for libvips, used unchanged and linked dynamically by
 * sharp; MPL-2.0 for files that stay as they are; CC-BY for data.
 */
export const allowed: ReadonlySet<string> = new Set([
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

/** Packages whose manifest says no SPDX name, by what their licence file says. */
const byLicenceFile: Readonly<Record<string, string>> = { 'parse-cache-control@1.0.1': 'BSD-3-Clause' };

export interface Licence {
  id: string;
  /** SPDX expression; `''` where the package names none. */
  expression: string;
  /** Part of what servers and browsers run, not only of building and testing. */
  production: boolean;
}

/** The licence of every package that is installed here; packages of other systems are left out, with what only they need. */
export function listLicences(lock: Lock): Licence[] {
  const elsewhere = (id: string) => {
    const { os, cpu, libc } = lock.packages[id] ?? {};
    return Boolean(os ?? cpu ?? libc) && installedPackage(id) === null;
  };
  const production = reachable(lock, { production: true, skip: elsewhere });
  return [...reachable(lock, { production: false, skip: elsewhere }).keys()].sort().map((id) => {
    const manifest = installedPackage(id);
    if (!manifest) throw new Error(`${id} is locked and not installed.`);
    return {
      id,
      expression: byLicenceFile[id] ?? expressionOf(manifest.license ?? manifest.licenses),
      production: production.has(id),
    };
  });
}

/** Older manifests have objects, or lists of them to choose from. */
function expressionOf(licence: unknown): string {
  if (typeof licence === 'string') return licence;
  if (Array.isArray(licence)) return licence.map(expressionOf).join(' OR ');
  return String((licence as { type?: unknown } | undefined)?.type ?? '');
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
