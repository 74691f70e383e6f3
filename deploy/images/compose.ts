import { chmodSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { until } from './command';
import { scratch } from './buildImages';
import { addressOf, execIn, hostAddress, startContainer, type Container } from './container';

const deploy = resolve(import.meta.dirname, '..');

interface Service {
  image: string;
  entrypoint?: string[];
  command?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  tmpfs?: string[];
  read_only?: boolean;
  stop_grace_period?: string;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test?: string[]; disable?: boolean };
}

/** `${NAME:?}` and `${NAME:-else}` in a text of the file. */
const fill = (text: string, variables: Readonly<Record<string, string>>): string =>
  text.replace(/\$\{(\w+)(?::([?-])([^}]*))?\}/g, (...found: string[]) => {
    const [, name = '', kind, otherwise = ''] = found;
    const value = variables[name];
    if (value) return value;
    if (kind === '-') return otherwise;
    throw new Error(`compose.yaml needs ${name}.`);
  });

export interface Composition {
  /** Starts a service, after what it waits for, and waits until it is healthy. */
  start(name: string): Promise<Container>;
  /** Ends a service as Compose does, and starts it from the image that the file names; resolves once it is healthy. */
  replace(name: string): Promise<Container>;
  /** Runs a service that ends by itself once more; resolves to what it printed. */
  runOnce(name: string): Promise<string>;
  /** The containers that run, by service. */
  running: ReadonlyMap<string, Container>;
  /** Starts a container of a service of commands, and answers program and arguments that run one in it. */
  commandsOf(name: string, environment: Readonly<Record<string, string>>): Promise<[string, ...string[]]>;
  stop(): Promise<void>;
}

/**
 * `compose.yaml`, with the values that Compose would take from `.env`: services with their images, commands, settings,
 * volumes, checks and order. `postgres` is a server of this machine, since its public image may be out of reach.
 */
export function openComposition(options: {
  variables: Readonly<Record<string, string>>;
  /** The file with the pooler's users. */
  userlist: string;
  /** Other images for the first start, by service. */
  images?: Readonly<Record<string, string>>;
  /** Settings and files beside those of the file, for all services. */
  settings?: Readonly<Record<string, string>>;
  files?: readonly { from: string; to: string }[];
  /** Names of this machine, as the containers know it. */
  names?: readonly string[];
}): Composition {
  const { variables, userlist, images = {}, settings = {}, files = [], names = [] } = options;
  // Compose reads the file before it fills in values, so that one that is empty stays a text.
  const file = JSON.parse(
    JSON.stringify(
      parse(readFileSync(join(deploy, 'compose.yaml'), 'utf8'), { merge: true }),
      (_key, value: unknown) => (typeof value === 'string' ? fill(value, variables) : value),
    ),
  ) as { services: Record<string, Service> };
  const { postgres: _outside, ...services } = file.services;
  const addresses = new Map(Object.keys(services).map((name, index) => [name, addressOf(index)]));
  const hosts = [
    '127.0.0.1 localhost',
    `${hostAddress} postgres ${names.join(' ')}`,
    ...[...addresses].map(([name, address]) => `${address} ${name}`),
    '',
  ].join('\n');
  const running = new Map<string, Container>();
  const started = new Map<string, Promise<Container>>();

  function binds(service: Service) {
    return (service.volumes ?? []).flatMap((text) => {
      const [source = '', to = '', mode] = text.split(':');
      if (to.endsWith('/userlist.txt')) return { from: userlist, to, readOnly: true };
      const given = resolve(deploy, source);
      if (source.startsWith('.') || source.startsWith('/'))
        return existsSync(given) ? { from: given, to, readOnly: mode === 'ro' } : [];
      const from = join(scratch, 'volumes', source);
      mkdirSync(from, { recursive: true });
      // As a volume of Compose has it from the image: writable for the image's user.
      chmodSync(from, 0o777);
      return { from, to, readOnly: mode === 'ro' };
    });
  }

  async function run(name: string, image: string, command = services[name]!.command): Promise<Container> {
    const service = services[name]!;
    if (!service.read_only) throw new Error(`${name} has a root that can be written, which is not tried.`);
    const container = await startContainer({
      name,
      image,
      address: addresses.get(name)!,
      hosts,
      command,
      environment: { ...service.environment, ...settings },
      tmpfs: service.tmpfs,
      binds: [...binds(service), ...files.map((file) => ({ ...file, readOnly: true }))],
    });
    running.set(name, container);
    return container;
  }

  async function healthy(container: Container): Promise<void> {
    const { test, disable } = services[container.name]!.healthcheck ?? {};
    if (!test || disable) return;
    const recentOutput = () => container.output().slice(-3000);
    await until(
      () => {
        if (!container.alive()) throw new Error(`${container.name} ended. ${recentOutput()}`);
        return container.succeeds(test.slice(1));
      },
      { within: 180_000, otherwise: () => `${container.name} is not healthy. ${recentOutput()}` },
    );
  }

  async function ends(container: Container): Promise<string> {
    const code = await container.ended;
    if (code !== 0)
      throw new Error(`${container.name} ended with ${code}. ${container.output().slice(-3000)}`);
    return container.output();
  }

  async function startNow(name: string): Promise<Container> {
    const dependencies = Object.entries(services[name]!.depends_on ?? {}).filter(
      ([other]) => other in services,
    );
    await Promise.all(
      dependencies.map(async ([other, { condition }]) => {
        const container = await start(other);
        if (condition === 'service_completed_successfully') await ends(container);
      }),
    );
    const container = await run(name, images[name] ?? services[name]!.image);
    await healthy(container);
    return container;
  }

  function start(name: string): Promise<Container> {
    if (!started.has(name)) started.set(name, startNow(name));
    return started.get(name)!;
  }

  return {
    start,
    running,
    async replace(name) {
      const before = running.get(name)!;
      const code = await before.stop(Number(/\d+/.exec(services[name]!.stop_grace_period ?? '10')![0]));
      if (code !== 0) throw new Error(`${name} ended with ${code}. ${before.output().slice(-3000)}`);
      const container = await run(name, services[name]!.image);
      await healthy(container);
      return container;
    },
    async runOnce(name) {
      return ends(await run(name, services[name]!.image));
    },
    async commandsOf(name, environment) {
      const { image, entrypoint = [] } = services[name]!;
      await run(name, image, ['sleep', 'infinity']);
      return [...execIn(name, environment), ...entrypoint];
    },
    async stop() {
      await Promise.all([...running.values()].map((container) => container.stop(5)));
    },
  };
}
