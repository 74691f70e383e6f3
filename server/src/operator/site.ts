import { type CommandUnknownOpts, example, type Terminal } from '@members/command-line';
import { changeSiteSetting, listSiteSettings } from '../site';
import { operatorOption, readOperation, reasonOption, withDatabase } from './withDatabase';

export function addSite(program: CommandUnknownOpts, { env, print }: Terminal): void {
  program
    .command('site')
    .description('lists the settings of the site, or changes one')
    .argument('[setting]', 'its key, as the list gives it')
    .argument('[value]', 'its new value')
    .addOption(operatorOption)
    .addOption(reasonOption)
    .addHelpText('after', example('popup 0 --operator ana'))
    .action(async function (key, value, options) {
      if (key === undefined) return print(await withDatabase(env, listSiteSettings));
      if (value === undefined) return this.error("error: missing required argument 'value'");
      const change = { key, value, ...readOperation(options, env) };
      print(await withDatabase(env, (database) => changeSiteSetting(database, change)));
    });
}
