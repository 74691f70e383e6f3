import type { Registry } from '../openRegistry';
import type { Operator } from './operatorsFile';

const by = {
  actor: { kind: 'registry', name: 'operators' },
  why: 'The operators’ file was changed',
} as const;

/** Says in the log who may do what, where the file says something else than the log does. */
export async function logOperators(registry: Registry, read: readonly Operator[]): Promise<void> {
  const operators = read.map(({ name, rights }) => ({ name, rights }));
  if (JSON.stringify(operators) === JSON.stringify(registry.state().operators)) return;
  await registry.change(by, () => ({ kind: 'operatorsChanged', operators }));
}
