import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Manifest = {
  name: string;
  container: string;
  entry: string;
  buildId: string;
  routes: { path: string }[];
};

/** Ways in which a real build of a remote is broken; each takes the place of the remote that it was made from. */
export const faults = {
  /** The entry goes after the release was published. */
  'mfe-video': 'missing',
  /** The entry loads, but never hands out its lifecycles. */
  'mfe-lottery': 'hanging',
  /** The entry throws while it is evaluated. */
  'mfe-catalogue': 'throwing while loading',
  /** Everything loads; the screen throws when it renders. */
  'mfe-account': 'throwing while rendering',
} as const;

/** Copies the build of a remote to `target` and breaks it there. */
export function breakRemote(
  built: string,
  target: string,
  fault: (typeof faults)[keyof typeof faults],
): void {
  cpSync(built, target, { recursive: true });
  // The precompressed copies would be served instead of the broken files.
  for (const file of readdirSync(target)) if (/\.(br|gz)$/.test(file)) rmSync(join(target, file));
  const manifest = JSON.parse(readFileSync(join(target, 'remote.json'), 'utf8')) as Manifest;
  const entry = join(target, manifest.entry);
  if (!existsSync(entry)) throw new Error(`${built} has no ${manifest.entry}: build it first`);
  const code = readFileSync(entry, 'utf8');
  if (fault === 'hanging') writeFileSync(entry, code + overrideGet(manifest, '() => new Promise(() => {})'));
  if (fault === 'throwing while loading')
    writeFileSync(entry, `throw new Error('broken at evaluation');\n${code}`);
  if (fault === 'throwing while rendering') writeFileSync(entry, code + throwingScreens(manifest));
}

const overrideGet = ({ container }: Manifest, get: string) =>
  `\n;${container} = { init: ${container}.init, get: ${get} };\n`;

/** Lifecycles made with the shell's own kit, like those of every remote in React, for screens that throw. */
export function throwingScreens({
  container,
  name,
  routes,
}: Pick<Manifest, 'container' | 'name' | 'routes'>): string {
  const screens = routes.map(
    ({ path }) =>
      `{ path: ${JSON.stringify(path)}, access: 'public', Screen: () => { throw new Error('broken screen'); } }`,
  );
  return `
;(() => {
  const { init } = ${container};
  let scope;
  ${container} = {
    init: (given, ...rest) => { scope = given; return init(given, ...rest); },
    get: async () => {
      const [kit] = Object.values(scope['@members/mfe-kit']);
      const { defineRemote } = kit.lib ? kit.lib() : (await kit.get())();
      const texts = async () => ({ default: {} });
      return () => defineRemote({ name: ${JSON.stringify(name)}, texts, screens: [${screens.join(', ')}] });
    },
  };
})();
`;
}
