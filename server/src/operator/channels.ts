import { type CommandUnknownOpts, example, type Terminal } from '@members/command-line';
import { changeChannelSetting, listChannels } from '../site';
import { operatorOption, readOperation, reasonOption, withDatabase } from './withDatabase';

/** Lists the payment channels, or sets what members see of one and which amounts it takes (RECH-10). */
export function addChannels(program: CommandUnknownOpts, { env, print }: Terminal): void {
  const channels = program
    .command('channels')
    .description('lists the payment channels with label, logo, limits, fee and time, or sets one')
    .addHelpText('after', example())
    .action(async () => print(await withDatabase(env, listChannels)));
  channels
    .command('set')
    .description('sets one thing about a channel')
    .argument('<channel>', 'its name, as the list gives it')
    .argument('<setting>', 'min, max, fee, minutes, logo, or label-<language>')
    .argument('<value>', 'such as 10.00, 0.30+1.5%, or 5-30; empty for none')
    .addOption(operatorOption)
    .addOption(reasonOption)
    .addHelpText('after', example('"Online payment" fee 1.5% --operator ana'))
    .action(async (...given) => {
      const [channel, key, value, options] = given;
      const change = { channel, key, value, ...readOperation(options, env) };
      print(await withDatabase(env, (database) => changeChannelSetting(database, change)));
    });
}
