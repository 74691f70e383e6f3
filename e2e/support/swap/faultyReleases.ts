import { throwingScreens } from '../brokenRemotes';
import type { BuildCopy } from './copyBuild';

type Lifecycle = 'bootstrap' | 'mount' | 'unmount';

const append =
  (code: (copy: BuildCopy) => string) =>
  (copy: BuildCopy): void =>
    copy.edit(copy.manifest.entry, (entry) => `${entry}\n;${code(copy)}`);

/** Puts other lifecycles around those of the build: `theirs` names the real ones. */
export const withLifecycle = (step: Lifecycle, body: string) =>
  append(({ manifest: { container } }) => {
    return `(() => {
  const { init, get } = ${container};
  ${container} = { init, get: async (path) => {
    const theirs = await (await get(path))();
    return () => ({ ...theirs, ${step}: async (props) => { ${body} } });
  } };
})();`;
  });

const hanging = 'await new Promise(() => {});';
const throwing = (step: string) => `throw new Error('broken in ${step}');`;

/** The file with a remote's English texts. */
export function englishTexts({ files, manifest, read }: BuildCopy): string {
  const title = manifest.routes[0]?.titles.en_us ?? '';
  const found = files.find((file) => file.startsWith('js/') && read(file).includes(`:"${title}"`));
  if (!found) throw new Error(`${manifest.name} has no chunk of English texts.`);
  return found;
}

/** Ways in which a real build is broken before it is published, so that what is wrong bears its signature. */
export const faultyBuilds = {
  truncated: (copy: BuildCopy) => copy.edit(copy.manifest.entry, (entry) => entry.slice(0, entry.length / 2)),
  'throwing at evaluation': (copy: BuildCopy) =>
    copy.edit(copy.manifest.entry, (entry) => `throw new Error('broken at evaluation');${entry}`),
  'throwing in init': append(
    ({ manifest: { container } }) =>
      `${container} = { ...${container}, get: ${container}.get, init: () => { ${throwing('init')} } };`,
  ),
  'hanging in get': append(
    ({ manifest: { container } }) =>
      `${container} = { init: ${container}.init, get: () => new Promise(() => {}) };`,
  ),
  'hanging in bootstrap': withLifecycle('bootstrap', hanging),
  'hanging in mount': withLifecycle('mount', hanging),
  'throwing in mount': withLifecycle('mount', throwing('mount')),
  'throwing in render': append(({ manifest }) => throwingScreens(manifest)),
  'throwing in unmount': withLifecycle('unmount', throwing('unmount')),
  'hanging in unmount': withLifecycle('unmount', hanging),
  'without its locale chunk': (copy: BuildCopy) => copy.remove(englishTexts(copy)),
  'in need of another React': (copy: BuildCopy) =>
    copy.edit(copy.manifest.entry, (entry) =>
      entry.replaceAll(/requiredVersion:"\^19[^"]*"/g, 'requiredVersion:"^99.0.0"'),
    ),
} satisfies Record<string, (copy: BuildCopy) => void>;

export type FaultyBuild = keyof typeof faultyBuilds;
