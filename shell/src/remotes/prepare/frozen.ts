type Exports = Readonly<Record<string, unknown>>;

/** React's own state, which it changes as it renders: its internals, and the values of contexts. */
const isState = (name: string, value: unknown) =>
  name.startsWith('__') || (typeof value === 'object' && value !== null && '_currentValue' in value);

/** Freezes what a module exports: a function with what is made of it by `new`, an object with what is in it. */
function freeze(name: string, value: unknown): void {
  if (value === null || !/function|object/.test(typeof value) || isState(name, value)) return;
  const { prototype } = value as { prototype?: object };
  if (Object.isFrozen(value)) return;
  Object.freeze(value);
  if (typeof value === 'function') Object.freeze(prototype);
  // What React makes components of holds what it has loaded.
  else if (!('$$typeof' in (value as object)))
    for (const [part, its] of Object.entries(value as object)) freeze(part, its);
}

/**
 * The exports of a module as a release gets them: an object that nobody can change, of functions, classes and objects
 * that nobody can change. So no release reaches what another one calls.
 */
export function frozen(module: object): Exports {
  const exported = Object.fromEntries(Object.entries(module));
  for (const [name, value] of Object.entries(exported)) freeze(name, value);
  return Object.freeze(exported);
}
