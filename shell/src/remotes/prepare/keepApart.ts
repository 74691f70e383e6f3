import type { ListedRelease } from '@members/mfe-kit';

/** The browser's own, taken before code of others runs. */
const currentScript = Object.getOwnPropertyDescriptor(Document.prototype, 'currentScript')?.get?.bind(
  document,
);
const srcOf = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, 'src')?.get as
  | (() => string)
  | undefined;
const { apply } = Reflect;

/** The list by which webpack's chunks of a build arrive, and with which a script could ask for any module of it. */
const chunksOf = (uniqueName: string) => `webpackChunk${uniqueName.replaceAll(/[^a-zA-Z0-9$]+/g, '_')}`;

type Push = (...chunks: unknown[]) => number;

/** Only scripts below an address add chunks to a build: what another script adds would get at all of its modules. */
function guardChunks(uniqueName: string, baseUrl: string): void {
  const name = chunksOf(uniqueName);
  const base = new URL(`${baseUrl}/`, window.location.href).href;
  const chunks = ((globalThis as Record<string, unknown>)[name] ?? []) as unknown[];
  let push: Push = chunks.push.bind(chunks);
  const guardedBy =
    (inner: Push): Push =>
    (...added) => {
      const script = currentScript?.() as HTMLScriptElement | null;
      if (!script || !srcOf || !apply(srcOf, script, []).startsWith(base))
        throw new Error(`Only files below ${base} are part of it.`);
      return inner(...added);
    };
  Object.defineProperty(chunks, 'push', {
    get: () => guardedBy(push),
    set: (its: Push) => void (push = its),
  });
  Object.defineProperty(globalThis, name, { get: () => chunks, set: () => undefined });
}

const guarded = new Set<string>();

/** Keeps the modules of a release to itself. */
export function keepApart({ container, baseUrl }: Pick<ListedRelease, 'container' | 'baseUrl'>): void {
  if (guarded.has(container)) return;
  guarded.add(container);
  guardChunks(container, baseUrl);
}

/** A list that never has anything in it, whatever is added. */
const nothing = (): unknown[] => Object.freeze(Object.assign([], { push: () => 0 })) as never;

/**
 * Locks what all releases go through, before the first one runs: the federation runtime, whose list of instances would
 * lead from one release to what another was given, requests, and the shell's own modules.
 */
export function lockShared(runtimeCore: object): void {
  const { __FEDERATION__: lists } = globalThis as unknown as { __FEDERATION__: object };
  Object.defineProperties(lists, {
    __INSTANCES__: { value: nothing(), writable: false, configurable: false },
    __SHARE__: { value: new Proxy({}, { set: () => true }), writable: false, configurable: false },
  });
  for (const part of Object.values(runtimeCore)) if (typeof part === 'function') lockClass(part);
  for (const made of [XMLHttpRequest, XMLHttpRequestUpload, XMLHttpRequestEventTarget])
    Object.freeze(made.prototype);
  for (const name of ['XMLHttpRequest', 'fetch'])
    Object.defineProperty(globalThis, name, { writable: false, configurable: false });
  guardChunks('members_shell', '/js');
}

function lockClass(made: { prototype?: object }): void {
  Object.freeze(made);
  if (made.prototype) Object.freeze(made.prototype);
}
