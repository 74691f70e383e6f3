import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

interface Search {
  directory: string;
  /** Secrets by their names, e.g. `password`. */
  secrets: Readonly<Record<string, string>>;
  /** Whether a file is looked at, by its path below the directory. */
  within?: (path: string) => boolean;
}

/** The files below a directory in which a secret stands as it is or in base64, as `path: what`. */
export function filesWith({ directory, secrets, within = () => true }: Search): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => within(relative(directory, file)))
    .flatMap((file) => {
      const content = readFileSync(file, 'latin1');
      return Object.keys(named(content, secrets)).map((what) => `${relative(directory, file)}: ${what}`);
    });
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches the secret in base64, or as a whole word. */
const formsOf = (secret: string) =>
  new RegExp(
    [
      `(?<!\\w)${escaped(secret)}(?!\\w)`,
      escaped(Buffer.from(secret).toString('base64').replace(/=+$/, '').slice(0, -1)),
    ].join('|'),
  );

/** The secrets that occur in a text. */
export function named(text: string, secrets: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(secrets).filter(([, secret]) => formsOf(secret).test(text)));
}
