import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { summarise, type Figures } from './summarise';

const versions = '/usr/lib/postgresql';

/** The system's pgbench; the embedded PostgreSQL has none. */
export function findPgbench(): string | null {
  const directories = [
    ...(existsSync(versions) ? readdirSync(versions).map((version) => join(versions, version, 'bin')) : []),
    ...(process.env.PATH ?? '').split(':'),
  ];
  return directories.map((directory) => join(directory, 'pgbench')).find((file) => existsSync(file)) ?? null;
}

/** One order per transaction by pgbench, each with its latency. */
export async function runPgbench(
  program: string,
  options: {
    url: string;
    clients: number;
    seconds: number;
    protocol: 'simple' | 'prepared';
    variables: Readonly<Record<string, string | number>>;
  },
): Promise<Figures> {
  const { url, clients, seconds, protocol, variables } = options;
  const directory = mkdtempSync(join(tmpdir(), 'members-pgbench-'));
  try {
    const script = fileURLToPath(new URL('singleOrder.sql', import.meta.url));
    const settings = Object.entries(variables).flatMap(([name, value]) => ['-D', `${name}=${value}`]);
    const { stdout, stderr } = await promisify(execFile)(
      program,
      [
        '-n',
        '-M',
        protocol,
        '-c',
        `${clients}`,
        '-j',
        '1',
        '-T',
        `${seconds}`,
        '-l',
        ...settings,
        '-f',
        script,
        url,
      ],
      { cwd: directory, maxBuffer: 1e8 },
    );
    if (/failed|aborted in/.test(stderr)) throw new Error(stderr.slice(0, 500));
    const latencies = readdirSync(directory)
      .flatMap((file) => readFileSync(join(directory, file), 'utf8').trim().split('\n'))
      .map((line) => Number(line.split(' ')[2]) / 1000);
    const perSecond = Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
    return { ...summarise(latencies, seconds), perSecond };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
