import type { KeysOverview, RegistryEntry } from '@members/office-contract';
import { example, formatTable, type CommandUnknownOpts, type Terminal } from '@members/command-line';
import { existsSync } from 'node:fs';
import { logFile, replaceKey } from '../src/log/openRegistryLog';
import { officeAddress, registryDirectory } from './addresses';
import { callRegistry, sendDecision } from './callRegistry';
import { describeEntry, formatTime } from './formats';
import { codeOption, officeOption, whyOption } from './options';

const actor = { kind: 'registry', name: 'keys' } as const;

/** The keys that sign the registry's document. */
export function addKeys(program: CommandUnknownOpts, { env, print }: Terminal): void {
  const keys = program
    .command('keys')
    .description('the keys that sign the document which apps get')
    .addHelpText('after', example('list'));
  const registryAt = (url: string | undefined) => ({ address: officeAddress(url, env), env });
  keys
    .command('list')
    .description('which key signs, which did before, and until when the document counts')
    .addOption(officeOption)
    .addHelpText('after', example())
    .action(async ({ url }) => {
      const overview = await callRegistry(registryAt(url), 'registryKeys', {});
      print(formatTable(overview.keys.map(keyRow), ''));
      print(`Signed ${formatTime(overview.issuedAt)}, counts until ${formatTime(overview.expiresAt)}`);
    });
  keys
    .command('rotate')
    .description('has a new key sign from now on, signed by the present one: open apps follow')
    .addOption(whyOption)
    .addOption(codeOption)
    .addOption(officeOption)
    .addHelpText('after', example('--why "once a year"'))
    .action(async ({ why, url, code }) => {
      const entry = await sendDecision({ ...registryAt(url), code }, 'rotateRegistryKey', { reason: why });
      print(describeEntry(entry));
      print('Back its directory up: without this key the registry does not start.');
    });
  keys
    .command('replace')
    .description(
      'on this machine (DATA_DIR), while the registry is stopped: a new key where the present one is lost or stolen',
    )
    .addOption(whyOption)
    .addHelpText('after', example('--why "the disk is gone"'))
    .action(async ({ why }) => {
      const directory = registryDirectory(env);
      if (!existsSync(logFile(directory)))
        throw new Error(`There is no registry in ${directory}. Set DATA_DIR.`);
      print(describeEntry(await replaceKey(directory, { actor, why })));
      print(
        'Start the registry. Apps take the new key with their next load of the page, installed ones with the one after.',
      );
    });
}

const keyRow = ({ id, since }: KeysOverview['keys'][number], index: number): string[] => [
  id,
  index === 0 ? 'signs' : '',
  since ? howOf(since) : 'the first',
];

const howOf = ({ at, actor: { name }, why, change }: RegistryEntry): string =>
  `${change.kind === 'keyRotated' ? 'signed by the one before' : 'replaced the one before'} ${formatTime(at)} by ${name}: ${why}`;
