import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { nodeWarning } from './install.mjs';
import { root } from './workspace.mjs';

interface Workflow {
  name: string;
  on: unknown;
  permissions: Record<string, string>;
  jobs: Record<
    string,
    {
      'runs-on': string;
      strategy?: { matrix: Record<string, (string | number)[]> };
      steps: { uses?: string; run?: string; with?: Record<string, unknown> }[];
    }
  >;
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const { scripts, engines } = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
  engines: { node: string };
};
const workflows = readdirSync(join(root, '.github/workflows')).map(
  (file) => [file, parse(read(`.github/workflows/${file}`)) as Workflow] as const,
);

/** Every command of a job, with each value of its matrix in place. */
function commandsOf({ strategy, steps }: Workflow['jobs'][string]): string[] {
  let commands = steps.flatMap(({ run }) => run ?? []);
  for (const [name, values] of Object.entries(strategy?.matrix ?? {}))
    commands = commands.flatMap((command) =>
      values.map((value) => command.replaceAll(`\${{ matrix.${name} }}`, String(value))),
    );
  return commands;
}

describe.each(workflows)('the workflow %s', (_file, workflow) => {
  const jobs = Object.values(workflow.jobs);

  test('may read the repository and nothing else, on a named system', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const job of jobs) expect(job['runs-on']).toMatch(/^ubuntu-\d/);
  });

  test('runs commands that are there', () => {
    const commands = jobs.flatMap(commandsOf);
    const named = commands.flatMap((command) => /^npm run ([\w:-]+)/.exec(command)?.[1] ?? []);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
    for (const file of commands.flatMap((command) => /^node (\S+)/.exec(command)?.[1] ?? []))
      expect(read(file)).not.toBe('');
    expect(commands.filter((command) => command.includes('${{'))).toEqual([]);
  });

  test('takes actions of GitHub itself, by version', () => {
    const actions = jobs.flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? []));
    expect(actions.filter((action) => !/^actions\/[\w-]+@(v\d+|[0-9a-f]{40})$/.test(action))).toEqual([]);
  });
});

test('all shards of the unit tests and of the browser specs are run', () => {
  const [, check] = workflows.find(([file]) => file === 'check.yml')!;
  for (const name of ['unit', 'browser']) {
    const { shard } = check.jobs[name]!.strategy!.matrix;
    expect(shard).toEqual(shard!.map((_, index) => `${index + 1}/${shard!.length}`));
  }
});

test('every long form of the tests runs at night', () => {
  const [, nightly] = workflows.find(([file]) => file === 'nightly.yml')!;
  const long = Object.keys(scripts).filter((name) => name.startsWith('test:'));
  const run = Object.values(nightly.jobs)
    .flatMap(commandsOf)
    .flatMap((command) => /npm run (test:[\w:-]+)/.exec(command)?.[1] ?? []);
  expect(run.sort()).toEqual(long.sort());
});

describe('Node', () => {
  const major = read('.nvmrc').trim();

  test('of developers, workflows and images is the same, and newer than what still runs', () => {
    expect(read('deploy/Dockerfile')).toContain(`ARG NODE=node:${major}-`);
    const [, check] = workflows.find(([file]) => file === 'check.yml')!;
    expect(check.jobs.unit!.strategy!.matrix.node).toContain(Number(major));
    expect(Number(/\d+/.exec(engines.node)![0])).toBeLessThan(Number(major));
  });

  test('20 runs with a line of warning, 22 and 24 without', () => {
    expect(nodeWarning('20.20.2')).toMatch(/^Node 20\.20\.2 gets no more fixes/);
    expect([nodeWarning('22.23.3'), nodeWarning('24.21.0')]).toEqual(['', '']);
  });
});

test('Renovate leaves packages alone that are in the catalogue', () => {
  const { packageRules } = JSON.parse(read('renovate.json')) as {
    packageRules: { matchPackageNames?: string[]; enabled?: boolean }[];
  };
  const { catalog } = parse(read('pnpm-workspace.yaml')) as { catalog: Record<string, string> };
  const held = packageRules.flatMap(({ matchPackageNames = [], enabled }) =>
    enabled === false ? matchPackageNames : [],
  );
  expect(held.filter((name) => name !== 'pnpm' && !(name in catalog))).toEqual([]);
});

test('the hook before a commit can be run and does what package.json says of staged files', () => {
  execFileSync('sh', ['-n', join(root, '.githooks/pre-commit')]);
  execFileSync('test', ['-x', join(root, '.githooks/pre-commit')]);
  expect(read('.githooks/pre-commit')).toContain('lint-staged');
});
