import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildah, imageConfig, scratch } from './buildImages';
import { command, until } from './command';

/** How a service of `compose.yaml` is run; what is left out is as the image says. */
export interface ContainerOptions {
  name: string;
  image: string;
  /** Its address in the network of the containers. */
  address: string;
  /** The names of the others, as lines of `/etc/hosts`. */
  hosts: string;
  command?: readonly string[];
  environment?: Readonly<Record<string, string>>;
  /** Directories in memory. */
  tmpfs?: readonly string[];
  /** Directories and files of this machine. */
  binds?: readonly { from: string; to: string; readOnly: boolean }[];
  memoryMb?: number;
}

export interface Container {
  name: string;
  address: string;
  image: string;
  /** What it has printed so far. */
  output(): string;
  /** The exit code, once it has ended. */
  ended: Promise<number | null>;
  alive(): boolean;
  /** Runs a command in it; resolves to what it printed. */
  run(args: readonly string[]): Promise<string>;
  /** Runs a command in it; resolves to whether that ended well. */
  succeeds(args: readonly string[]): Promise<boolean>;
  /** The most memory that it has had so far, in whole MB. */
  memoryMb(): Promise<number>;
  /** SIGTERM, and SIGKILL where it is still there after so many seconds. Resolves to its exit code. */
  stop(graceSeconds?: number): Promise<number | null>;
}

const bridge = 'members-images';
const network = '10.88.77';
const namesOfNetworks = '/run/netns';
/** This machine, as containers see it. */
export const hostAddress = `${network}.1`;
export const addressOf = (index: number): string => `${network}.${10 + index}`;

/** A bridge that the containers have in common, in the network namespace of this process. */
export async function makeNetwork(): Promise<void> {
  const ip = (...args: string[]) => command('ip', args);
  await ip('link', 'set', 'lo', 'up');
  await ip('link', 'add', bridge, 'type', 'bridge');
  await ip('address', 'add', `${hostAddress}/24`, 'dev', bridge);
  await ip('link', 'set', bridge, 'up');
  // The names of the containers' namespaces are seen by this process alone.
  mkdirSync(namesOfNetworks, { recursive: true });
  await command('mount', ['-t', 'tmpfs', 'tmpfs', namesOfNetworks]);
}

async function joinNetwork(name: string, address: string): Promise<string> {
  const space = idOf(name);
  const ip = (...args: string[]) => command('ip', args);
  await ip('netns', 'add', space);
  const outside = `mi-${name}`.slice(0, 15);
  await ip('link', 'add', outside, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space);
  await ip('link', 'set', outside, 'master', bridge, 'up');
  await ip('-n', space, 'address', 'add', `${address}/24`, 'dev', 'eth0');
  await ip('-n', space, 'link', 'set', 'eth0', 'up');
  await ip('-n', space, 'link', 'set', 'lo', 'up');
  return join(namesOfNetworks, space);
}

const runtime = (...args: string[]) => ['--root', join(scratch, 'runc'), ...args];
const idOf = (name: string) => `members-${name}`;

/** Program and arguments that run a command in a container, before those of the command. */
export const execIn = (
  name: string,
  environment: Readonly<Record<string, string>> = {},
): [string, ...string[]] => [
  'runc',
  ...runtime('exec', ...Object.entries(environment).flatMap(([key, value]) => ['--env', `${key}=${value}`])),
  idOf(name),
];

const unpacked = new Map<string, Promise<string>>();

/** The files of an image, which all its containers share, since none of them can write there. */
function filesOf(image: string): Promise<string> {
  const known = unpacked.get(image);
  if (known) return known;
  const files = buildah('from', '--name', image, `localhost/${image}`).then(() => buildah('mount', image));
  unpacked.set(image, files);
  return files;
}

/**
 * Runs an image by runc, the program below Docker and Kubernetes: its user, no capability, no new privileges, spaces of
 * its own for processes, network and files. What it prints and how it ends is kept.
 */
export async function startContainer(options: ContainerOptions): Promise<Container> {
  const { name, image, address, tmpfs = [], binds = [], memoryMb = 768 } = options;
  const config = await imageConfig(image);
  const files = await filesOf(image);
  const { uid, gid } = await userOf(files, config.User);
  const bundle = join(scratch, 'bundles', name);
  mkdirSync(bundle, { recursive: true });
  writeFileSync(join(bundle, 'hosts'), options.hosts);
  const environment = {
    ...Object.fromEntries(config.Env.map((each) => each.split(/=(.*)/s))),
    ...options.environment,
  };
  const memory = (to: string, mode: string) => ({
    destination: to,
    type: 'tmpfs',
    source: 'tmpfs',
    options: ['nosuid', 'nodev', `mode=${mode}`],
  });
  const bind = (from: string, to: string, ro: boolean) => ({
    destination: to,
    type: 'bind',
    source: from,
    options: ['rbind', ro ? 'ro' : 'rw'],
  });
  const nothing = { bounding: [], effective: [], permitted: [], inheritable: [], ambient: [] };
  const limits = { memory: { limit: memoryMb * 1024 * 1024 } };
  const spec = {
    ociVersion: '1.0.2',
    hostname: name,
    process: {
      user: { uid, gid },
      args: options.command ?? config.Cmd,
      env: Object.entries(environment).map(([key, value]) => `${key}=${value}`),
      cwd: config.WorkingDir || '/',
      capabilities: nothing,
      noNewPrivileges: true,
    },
    root: { path: files, readonly: true },
    mounts: [
      { destination: '/proc', type: 'proc', source: 'proc' },
      { ...memory('/dev', '755'), options: ['nosuid', 'strictatime', 'mode=755', 'size=65536k'] },
      {
        destination: '/dev/pts',
        type: 'devpts',
        source: 'devpts',
        options: ['nosuid', 'noexec', 'newinstance', 'ptmxmode=0666', 'mode=0620'],
      },
      memory('/dev/shm', '1777'),
      bind(join(bundle, 'hosts'), '/etc/hosts', true),
      ...tmpfs.map((to) => memory(to, '1777')),
      ...binds.map(({ from, to, readOnly: ro }) => bind(from, to, ro)),
    ],
    linux: {
      namespaces: [
        ...['pid', 'ipc', 'uts', 'mount'].map((type) => ({ type })),
        { type: 'network', path: await joinNetwork(name, address) },
      ],
      cgroupsPath: `/members-images/${name}`,
      resources: limits,
      maskedPaths: ['/proc/kcore', '/proc/keys', '/proc/sysrq-trigger'],
      readonlyPaths: ['/proc/sys', '/proc/bus', '/proc/fs', '/proc/irq'],
    },
  };
  writeFileSync(join(bundle, 'config.json'), JSON.stringify(spec));
  const id = idOf(name);
  const child = spawn('runc', runtime('run', '--bundle', bundle, id), { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  let alive = true;
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve)).then(async (code) => {
    alive = false;
    await command('ip', ['netns', 'del', id]);
    return code;
  });
  const isRunning = async () => {
    if (!alive) return true;
    const state = await command('runc', runtime('state', id)).catch(() => '{}');
    return (JSON.parse(state) as { status?: string }).status === 'running';
  };
  await until(isRunning, { within: 30_000, otherwise: () => `${name} did not start. ${output}` });
  const [program, ...before] = execIn(name);
  const runIn = (args: readonly string[]) => command(program, [...before, ...args]);
  return {
    name,
    address,
    image,
    output: () => output,
    ended,
    alive: () => alive,
    run: (args) => runIn(args),
    succeeds: (args) =>
      runIn(args).then(
        () => true,
        () => false,
      ),
    async memoryMb() {
      const events = await command('runc', runtime('events', '--stats', id)).catch(() => '{}');
      const { data } = JSON.parse(events) as { data?: { memory: { usage: { max: number } } } };
      return Math.round((data?.memory.usage.max ?? 0) / 1024 / 1024);
    },
    async stop(graceSeconds = 40) {
      if (!alive) return ended;
      await command('runc', runtime('kill', id, 'TERM')).catch(() => undefined);
      const kill = setTimeout(
        () => void command('runc', runtime('kill', id, 'KILL')).catch(() => undefined),
        graceSeconds * 1000,
      );
      const code = await ended;
      clearTimeout(kill);
      return code;
    },
  };
}

/** The user and group ids of a user that an image names. */
async function userOf(files: string, user: string): Promise<{ uid: number; gid: number }> {
  const line = await command('sh', ['-c', `grep "^${user}:" "${join(files, 'etc/passwd')}"`]);
  const [, , uid, gid] = line.split(':').map(Number);
  return { uid: uid!, gid: gid! };
}
