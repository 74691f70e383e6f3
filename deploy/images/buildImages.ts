import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { command } from './command';

const root = resolve(import.meta.dirname, '../..');
const nodeMajor = '24';

/** Images are kept here, apart from those of a container engine on this machine. */
const workDirectory = '/var/tmp/members-images';
/** Whatever else a run writes, until it ends. */
export const scratch = join(workDirectory, 'run');
const store = [
  '--root',
  join(workDirectory, 'store'),
  '--runroot',
  join(workDirectory, 'store-state'),
  '--storage-driver',
  'vfs',
];

export const buildah = (...args: string[]): Promise<string> => command('buildah', [...store, ...args]);

/** The images of `compose.yaml`, by the target that each is built from. */
export const targets = {
  members: 'members',
  gate: 'members-gate',
  edge: 'members-edge',
  pgbouncer: 'members-pgbouncer',
} as const;

export interface ImageConfig {
  User: string;
  Env: string[];
  Cmd: string[];
  WorkingDir: string;
}

export const imageConfig = async (image: string): Promise<ImageConfig> =>
  (
    JSON.parse(await buildah('inspect', '--type', 'image', `localhost/${image}`)) as {
      Docker: { config: ImageConfig };
    }
  ).Docker.config;

export const hasImage = (image: string): Promise<boolean> =>
  buildah('inspect', '--type', 'image', `localhost/${image}`).then(
    () => true,
    () => false,
  );

/** Sizes by image, as buildah names them. */
export async function sizes(): Promise<Map<string, string>> {
  const list = JSON.parse(await buildah('images', '--json')) as { names: string[] | null; size: string }[];
  return new Map(
    list.flatMap(({ names, size }) =>
      (names ?? []).map((name) => [name.replace(/^localhost\//, '').replace(/:latest$/, ''), size] as const),
    ),
  );
}

/**
 * Replaces the public images of Debian and Node where no image registry can be reached: Debian by debootstrap, Node and
 * npm from npm's registry.
 */
export async function makeBases(): Promise<void> {
  if ((await hasImage('debian')) && (await hasImage('node'))) return;
  const debian = join(scratch, 'debian');
  const node = join(scratch, 'node');
  for (const directory of [debian, node]) mkdirSync(directory);
  const mirror = 'http://deb.debian.org';
  await command('debootstrap', [
    '--variant=minbase',
    '--include=ca-certificates',
    'bookworm',
    debian,
    `${mirror}/debian`,
  ]);
  writeFileSync(
    join(debian, 'etc/apt/sources.list'),
    [
      `deb ${mirror}/debian bookworm main`,
      `deb ${mirror}/debian bookworm-updates main`,
      `deb ${mirror}/debian-security bookworm-security main`,
      '',
    ].join('\n'),
  );
  rmSync(join(debian, 'var/cache/apt/archives'), { recursive: true });
  const platform = `node-linux-${process.arch}`;
  const installed = ['install', '--no-save', '--ignore-scripts', '--prefix', node];
  await command('npm', [...installed, `${platform}@${nodeMajor}`, 'npm@11']);
  const container = await buildah('from', 'scratch');
  try {
    await buildah('add', '--quiet', container, `${debian}/`, '/');
    await buildah(
      'config',
      '--env',
      'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      container,
    );
    await buildah('commit', '--quiet', container, 'localhost/debian');
    await buildah(
      'copy',
      '--quiet',
      container,
      join(node, `node_modules/${platform}/bin/node`),
      '/usr/local/bin/node',
    );
    await buildah(
      'copy',
      '--quiet',
      container,
      `${join(node, 'node_modules/npm')}/`,
      '/usr/local/lib/node_modules/npm',
    );
    const links = ['npm', 'npx'].map(
      (name) => `ln -s ../lib/node_modules/npm/bin/${name}-cli.js /usr/local/bin/${name}`,
    );
    await buildah('run', '--isolation', 'chroot', container, 'sh', '-c', links.join(' && '));
    // Builds trust the certificate authorities of this machine; images that run are made from the base above.
    const authorities = process.env.NODE_EXTRA_CA_CERTS;
    if (authorities)
      await buildah('config', '--env', 'NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt', container);
    await buildah('commit', '--quiet', container, 'localhost/node');
  } finally {
    await buildah('rm', container);
  }
}

/** Builds a target of `deploy/Dockerfile` from a directory of sources. */
export async function buildImage(
  target: keyof typeof targets,
  { image = targets[target], context = root }: { image?: string; context?: string } = {},
): Promise<void> {
  const values = { NODE: 'localhost/node', DEBIAN: 'localhost/debian', MEMBERS: 'localhost/members' };
  await buildah(
    'build',
    '--isolation',
    'chroot',
    '--network',
    'host',
    '--layers=false',
    ...Object.entries(values).flatMap(([name, value]) => ['--build-arg', `${name}=${value}`]),
    // Requests to npm's registry trust the certificate authorities of this machine.
    ...(target === 'members' ? ['--volume', '/etc/ssl/certs:/etc/ssl/certs:ro'] : []),
    ...[
      '--file',
      join(root, 'deploy/Dockerfile'),
      '--target',
      target,
      '--tag',
      `localhost/${image}`,
      context,
    ],
  );
}

/** The tree of an earlier commit, without its history. */
export async function earlierTree(commit: string): Promise<string> {
  const tree = join(scratch, 'before');
  mkdirSync(tree);
  const archive = join(scratch, 'before.tar');
  await command('git', ['-C', root, 'archive', '--output', archive, commit]);
  await command('tar', ['-x', '-f', archive, '-C', tree]);
  return tree;
}
