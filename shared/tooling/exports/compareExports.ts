import { inc } from 'semver';
import ts from 'typescript';
import type { PackageExports } from './readExports';

/** What a change asks of the version: `major` where a remote that is online may break, `minor` for what is added. */
export type Bump = 'minor' | 'major';

export interface Change {
  bump: Bump;
  /** E.g. `./core Button is gone`. */
  text: string;
}

/** Everything that differs between two states of what a package exports. */
export function compareExports(before: PackageExports, after: PackageExports): Change[] {
  const changes: Change[] = [];
  const add = (bump: Bump, text: string) => changes.push({ bump, text });
  for (const entry of namesOf(before.exports, after.exports)) {
    const old = before.exports[entry] ?? {};
    const current = after.exports[entry] ?? {};
    for (const name of namesOf(old, current)) {
      const [was, is] = [old[name], current[name]];
      if (was === undefined) add('minor', `${entry} ${name} is new`);
      else if (is === undefined) add('major', `${entry} ${name} is gone`);
      else if (was !== is) add(bumpOf(was, is), `${entry} ${name} is ${wordFor(was, is)}`);
    }
  }
  // What appears or disappears here is named by a declaration that has changed, too.
  for (const name of namesOf(before.uses, after.uses)) {
    const [was, is] = [before.uses[name], after.uses[name]];
    if (was !== undefined && is !== undefined && was !== is)
      add(bumpOf(was, is), `${name}, which exports use, is ${wordFor(was, is)}`);
  }
  return changes;
}

/** The lowest version that may follow `version` with these changes. */
export function nextVersion(version: string, changes: readonly Change[]): string {
  if (changes.length === 0) return version;
  const bump = changes.some((change) => change.bump === 'major') ? 'major' : 'minor';
  return inc(version, bump) ?? version;
}

const namesOf = (...records: Readonly<Record<string, unknown>>[]): string[] =>
  [...new Set(records.flatMap((record) => Object.keys(record)))].sort();

const bumpOf = (was: string, is: string): Bump => (isWidened(was, is) ? 'minor' : 'major');
const wordFor = (was: string, is: string) => (isWidened(was, is) ? 'wider' : 'changed');

/**
 * Whether a declaration only has members more than before: optional ones of an interface or an object type, of which
 * nobody who makes such an object need know, or any of a constant. Every other difference counts as a change.
 */
function isWidened(was: string, is: string): boolean {
  const [old, current] = [membersOf(was), membersOf(is)];
  if (!old || !current || old.head !== current.head) return false;
  return (
    Object.entries(old.members).every(([name, { text }]) => current.members[name]?.text === text) &&
    Object.entries(current.members).every(
      ([name, { optional }]) => name in old.members || optional || old.constant,
    )
  );
}

interface Members {
  /** The declaration without its members. */
  head: string;
  members: Readonly<Record<string, { text: string; optional: boolean }>>;
  constant: boolean;
}

function membersOf(declaration: string): Members | undefined {
  const file = ts.createSourceFile('declaration.d.ts', declaration, ts.ScriptTarget.Latest, true);
  const [statement, ...others] = file.statements;
  if (!statement || others.length > 0) return undefined;
  const variable = ts.isVariableStatement(statement) && statement.declarationList.declarations[0];
  const alias = ts.isTypeAliasDeclaration(statement) ? statement.type : undefined;
  const whole = variable ? variable.type : (alias ?? statement);
  const parts = whole && ts.isIntersectionTypeNode(whole) ? [...whole.types] : [whole];
  const type = parts.pop();
  if (!type) return undefined;
  if (!(ts.isInterfaceDeclaration(type) || ts.isTypeLiteralNode(type)))
    // A type that others may be added to, as in `Base & { more?: string }`.
    return alias && { head: declaration.replace(/\s+/g, ' '), members: {}, constant: false };
  const rest = parts.at(-1);
  const [from, to] = rest ? [rest.end, type.end] : [type.members.pos, type.members.end];
  const head = declaration.slice(0, from) + declaration.slice(to);
  const members = type.members.map((member) => [
    member.name?.getText() ?? member.getText(),
    { text: member.getText(), optional: member.questionToken !== undefined },
  ]);
  return { head: head.replace(/\s+/g, ' '), members: Object.fromEntries(members), constant: !!variable };
}
