import { counted } from '../src/counted';
import type { Finding, LogEntry, RegistryOverview, RemoteOverview } from '../src/http/api';
import { addressOf } from './address';
import { callRegistry } from './callRegistry';
import { columns } from './columns';
import { Found, UsageError, type Command } from './command';
import { entryLine, findingLines, megabytes, percent, time } from './formats';
import { releaseNamed, remoteNamed } from './releaseNamed';
import { said } from './said';

export const status: Command = {
  usage: [['status', 'what runs of each remote, and how it did in the last hour']],
  async run(args, env) {
    const spoken = said(args);
    if (spoken.words.length > 0) throw new UsageError();
    const overview = await callRegistry<RegistryOverview>(
      { address: addressOf(spoken, env), env },
      { path: 'state' },
    );
    const { signature, malformed, older } = overview.refusedDocuments;
    const refused = signature + malformed + older;
    return [
      columns(
        overview.remotes.flatMap((remote) => statusLines(remote, overview)),
        'Nothing is published.',
      ),
      ...(refused > 0
        ? [
            `Shells refused ${counted(refused, 'document')} in the last hour: ${signature} by signature, ${malformed} malformed, ${older} older.`,
          ]
        : []),
      `Revision ${overview.revision}`,
    ].join('\n');
  },
};

function statusLines(
  { name, active, since, previous, canary }: RemoteOverview,
  { health }: RegistryOverview,
) {
  const line = (role: string, id: string, more: string) => {
    const { loads = 0, failures = 0, mountMs } = health[name]?.[id] ?? {};
    const p95 = mountMs?.p95 ?? null;
    const did = `${counted(loads, 'load')}, ${counted(failures, 'failure')}${p95 === null ? '' : `, mounted in ${Math.round(p95)} ms (p95)`}`;
    return [name, role, id, did, more];
  };
  return [
    active
      ? line('active', active, since ? `since ${time(since.at)} by ${since.actor.name}` : '')
      : [name, 'nothing runs', '', '', ''],
    ...(previous ? [line('before', previous, '')] : []),
    ...(canary
      ? [
          line(
            'canary',
            canary.releaseId,
            `${canary.step}, ${percent(canary.share)} since ${time(canary.startedAt)}`,
          ),
        ]
      : []),
  ];
}

export const releases: Command = {
  usage: [['releases <mfe-x>', 'the published releases of a remote, newest first']],
  async run(args, env) {
    const spoken = said(args);
    const [name] = spoken.words;
    if (!name || spoken.words.length !== 1) throw new UsageError();
    const overview = await callRegistry<RegistryOverview>(
      { address: addressOf(spoken, env), env },
      { path: 'state' },
    );
    const remote = remoteNamed(overview, name);
    const roleOf = (id: string) =>
      id === remote.active
        ? 'active'
        : id === remote.canary?.releaseId
          ? 'canary'
          : id === remote.previous
            ? 'before'
            : '';
    return columns(
      remote.releases.map(({ releaseId, publishedAt, team, bytes, check }) => [
        releaseId,
        roleOf(releaseId),
        time(publishedAt),
        team,
        megabytes(bytes),
        check ? counted(check.findings.length, 'finding') : 'not checked',
      ]),
      'Nothing is published.',
    );
  },
};

export const check: Command = {
  usage: [
    ['check <mfe-x> <id>', 'has the gate look at a release; exits 1 where something speaks against it'],
  ],
  async run(args, env) {
    const spoken = said(args);
    const [name, wish] = spoken.words;
    if (!name || !wish || spoken.words.length !== 2) throw new UsageError();
    const registry = { address: addressOf(spoken, env), env };
    const overview = await callRegistry<RegistryOverview>(registry, { path: 'state' });
    const id = releaseNamed(remoteNamed(overview, name), wish);
    const path = `remotes/${name}/releases/${encodeURIComponent(id)}/check`;
    const { findings } = await callRegistry<{ findings: Finding[] }>(registry, { method: 'POST', path });
    const text = `${name} ${id}\n${findingLines(findings)}`;
    if (findings.length > 0) throw new Found(text);
    return text;
  },
};

export const history: Command = {
  usage: [['history [mfe-x] [--before <line>]', 'what happened, who did it and why, newest first']],
  async run(args, env) {
    const spoken = said(args, { options: ['before'] });
    const [name, ...rest] = spoken.words;
    const { before } = spoken.values;
    if (rest.length > 0 || (before !== undefined && !/^\d+$/.test(before))) throw new UsageError();
    const path = before ? `log?before=${before}` : 'log';
    const { entries } = await callRegistry<{ entries: LogEntry[] }>(
      { address: addressOf(spoken, env), env },
      { path },
    );
    const shown = entries.filter(({ change }) => !name || nameIn(change) === name);
    return shown.map(entryLine).join('\n') || 'Nothing is on record.';
  },
};

const nameIn = (change: LogEntry['change']): string | undefined =>
  change.kind === 'published' ? change.release.name : 'name' in change ? change.name : undefined;
