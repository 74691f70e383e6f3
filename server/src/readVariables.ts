import * as kind from './variableKinds';
import type { Variable } from './variableKinds';
import { variables, type VariableName } from './variables';

export type Environment = Readonly<Record<string, string | undefined>>;

/** What each variable reads as. */
type Values<Name extends VariableName> = { [N in Name]: ValueOf<(typeof variables)[N]> };
type ValueOf<V> = V extends Variable<infer T> ? T : never;

/** Those that may be given empty: no relays at all, no file. */
const mayBeEmpty: ReadonlySet<VariableName> = new Set(['BEACON_RELAYS', 'ENV_FILE']);

/**
 * Reads variables by their declaration; `initial` has other defaults. Throws one Error with a line for every variable
 * that is not what it must be.
 */
export function readVariables<Name extends VariableName>(
  env: Environment,
  names: readonly Name[],
  initial: Partial<Record<Name, string>> = {},
): Values<Name> {
  const wrong: string[] = [];
  const entries = names.map((name) => {
    const { schema, must, secret, ...declared }: Variable<unknown> = variables[name];
    const given = mayBeEmpty.has(name) ? env[name] : env[name] || undefined;
    const value = given ?? initial[name] ?? declared.initial;
    if (value === undefined) return [name, null];
    const read = schema.safeParse(value);
    if (!read.success) wrong.push(`${name} must ${must}${secret ? '' : `, not "${value}"`}.`);
    return [name, read.data];
  });
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return Object.fromEntries(entries) as Values<Name>;
}

/** Where operators work, by what the environment says. */
export function officeOf(given: Values<'PORT' | 'OFFICE_PORT' | 'OFFICE_ORIGIN'>) {
  const officePort = given.OFFICE_PORT ?? kind.portAfter(given.PORT, 6);
  return { officePort, officeOrigin: given.OFFICE_ORIGIN ?? `http://localhost:${officePort}` };
}
