import { example, InvalidArgumentError, Option } from '@members/command-line';
import type { CommandUnknownOpts, Terminal } from '@members/command-line';
import { officeAddress } from './addresses';
import { callRegistry } from './callRegistry';
import { decide, seenOption } from './decide';
import { formatPercent } from './formats';
import { codeOption, officeOption, whyOption } from './options';

const flagHelp = 'remote and name, e.g. mfe-lottery.newSlip';

function parseFlag(text: string): { remote: string; flag: string } {
  const [, remote, flag] = /^(mfe-[a-z0-9-]+)\.(\w+)$/.exec(text) ?? [];
  if (!remote || !flag) throw new InvalidArgumentError('A flag is named <remote>.<flag>.');
  return { remote, flag };
}

function parseShare(text: string): number {
  const share = Number(text);
  if (text.trim() === '' || !(share >= 0 && share <= 1))
    throw new InvalidArgumentError('A share is a number from 0 to 1.');
  return share;
}

const shareOption = new Option('--share <share>', 'of the members, from 0 to 1')
  .argParser(parseShare)
  .makeOptionMandatory();

export function addFlags(program: CommandUnknownOpts, terminal: Terminal): void {
  const flag = program
    .command('flag')
    .description('switches a part of a remote on for a share of the members')
    .addHelpText('after', example('set mfe-lottery.newSlip --share 0.2 --why "tried on a few"'));
  flag
    .command('set')
    .description('has it on for this share; members who had it keep it while the share grows')
    .argument('<flag>', flagHelp, parseFlag)
    .addOption(shareOption)
    .addOption(whyOption)
    .addOption(seenOption)
    .addOption(codeOption)
    .addOption(officeOption)
    .addHelpText('after', example('mfe-lottery.newSlip --share 0.2 --why "tried on a few"'))
    .action(({ remote: name, flag: named }, { share, ...options }) =>
      decide(terminal, options, () =>
        share > 0
          ? ['setFlag', { name, flag: named, share }]
          : ['switchFlagOff', { name, flag: named, keep: true }],
      ),
    );
  flag
    .command('remove')
    .description('takes it away: off for all')
    .argument('<flag>', flagHelp, parseFlag)
    .addOption(whyOption)
    .addOption(seenOption)
    .addOption(codeOption)
    .addOption(officeOption)
    .addHelpText('after', example('mfe-lottery.newSlip --why "all have it now"'))
    .action(({ remote: name, flag: named }, options) =>
      decide(terminal, options, () => ['switchFlagOff', { name, flag: named, keep: false }]),
    );
  flag
    .command('list')
    .description('says which are set')
    .addOption(officeOption)
    .addHelpText('after', example(''))
    .action(async ({ url }) => {
      const { env, print } = terminal;
      const registry = { address: officeAddress(url, env), env, print };
      const { remotes } = await callRegistry(registry, 'registryOverview', {});
      const lines = remotes.flatMap(({ name, flags }) =>
        Object.entries(flags).map(([each, share]) => `${name}.${each}  ${formatPercent(share)}`),
      );
      print(lines.join('\n') || 'No flag is set.');
    });
}
