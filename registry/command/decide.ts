import type { LogEntry, RegistryOverview } from '../src/http/api';
import { addressOf } from './address';
import { callRegistry, type RegistryAt } from './callRegistry';
import { UsageError, type Command } from './command';
import { entryLine } from './formats';
import { releaseNamed, remoteNamed } from './releaseNamed';
import { said, type Said } from './said';

interface Decided {
  words: readonly string[];
  spoken: Said;
  overview: RegistryOverview;
}

/** Does what an operator decides. `request` says which call it is; throws UsageError for words that make no sense. */
async function decide(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  request: (decided: Decided) => { path: string; body: object },
): Promise<string> {
  const spoken = said(args, { options: ['why', 'seen', 'override'], flags: ['force'] });
  const { why, seen } = spoken.values;
  if (seen !== undefined && !/^\d+$/.test(seen)) throw new UsageError();
  const registry: RegistryAt = { address: addressOf(spoken, env), env };
  if (!spoken.words[0]) throw new UsageError();
  if (!why) throw new Error('Say why: --why "…". It stands in the log.');
  const overview = await callRegistry<RegistryOverview>(registry, { path: 'state' });
  const { path, body } = request({ words: spoken.words, spoken, overview });
  const revision = seen === undefined ? overview.revision : Number(seen);
  const entry = await callRegistry<LogEntry>(registry, {
    method: 'POST',
    path,
    body: { ...body, why, revision },
  });
  return entryLine(entry);
}

/** The remote and, where a second word stands, the release. */
function named({ words, overview }: Decided, { releaseIsNeeded }: { releaseIsNeeded: boolean }) {
  const [name = '', wish, ...rest] = words;
  if (rest.length > 0 || (releaseIsNeeded && !wish)) throw new UsageError();
  const remote = remoteNamed(overview, name);
  return { name, ...(wish ? { releaseId: releaseNamed(remote, wish) } : {}) };
}

const overridesIn = ({ spoken }: Decided) => {
  const { override } = spoken.values;
  return override ? { overrideFindings: override.split(',') } : {};
};

export const activate: Command = {
  usage: [
    [
      'activate <mfe-x> <id> --why <text>',
      'makes a release the one that runs; --force: at once, under members’ hands;',
    ],
    [
      '',
      '--override <finding,…> sets soft findings of the gate aside; --seen <revision>: only if nothing changed since',
    ],
  ],
  run: (args, env) =>
    decide(args, env, (decided) => {
      const { name, ...release } = named(decided, { releaseIsNeeded: true });
      const force = decided.spoken.flags.has('force');
      return { path: `remotes/${name}/activate`, body: { ...release, force, ...overridesIn(decided) } };
    }),
};

export const rollback: Command = {
  usage: [
    ['rollback <mfe-x> [id] --why <text>', 'goes back to what ran before, or to an earlier release; --force'],
  ],
  run: (args, env) =>
    decide(args, env, (decided) => {
      const { name, ...release } = named(decided, { releaseIsNeeded: false });
      const force = decided.spoken.flags.has('force');
      return { path: `remotes/${name}/rollback`, body: { ...release, force } };
    }),
};

export const canary: Command = {
  usage: [
    [
      'canary start <mfe-x> <id> --why <text>',
      'gives a release to a share of the members; --override <finding,…>',
    ],
    ['canary step <mfe-x> <step> --why <text>', 'moves it to another step'],
    ['canary promote <mfe-x> --why <text>', 'makes it the one that runs'],
    ['canary stop <mfe-x> --why <text>', 'gives all members the active release again'],
  ],
  run([what, ...args], env) {
    return decide(args, env, (decided) => {
      const [name = '', step, ...rest] = decided.words;
      switch (what) {
        case 'start': {
          const { name: remote, ...release } = named(decided, { releaseIsNeeded: true });
          return { path: `remotes/${remote}/canary`, body: { ...release, ...overridesIn(decided) } };
        }
        case 'step':
          if (!step || rest.length > 0) throw new UsageError();
          return { path: `remotes/${name}/canary/step`, body: { step } };
        case 'promote':
        case 'stop':
          if (step) throw new UsageError();
          return { path: `remotes/${name}/canary/${what}`, body: {} };
        default:
          throw new UsageError();
      }
    });
  },
};
