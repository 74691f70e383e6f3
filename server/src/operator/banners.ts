import {
  type CommandUnknownOpts,
  example,
  formatTable,
  type Terminal,
  wholeNumber,
} from '@members/command-line';
import type { LocalisedText } from '../database';
import { linkBanner, listBanners } from '../content';
import { operatorOption, readOperation, reasonOption, withDatabase } from './withDatabase';

/** Lists the banners of Home and sets where one leads (FIRST-04). */
export function addBanners(program: CommandUnknownOpts, { env, print }: Terminal): void {
  const banners = program
    .command('banners')
    .description('lists the banners of Home and where they lead')
    .addHelpText('after', example())
    .action(async () => {
      const rows = await withDatabase(env, ({ reader }) => listBanners(reader));
      const cells = rows.map(({ id, fields: { link, imageUrl } }) => [
        id,
        String(link || 'leads nowhere'),
        (imageUrl as LocalisedText).en_us,
      ]);
      print(formatTable(cells, 'There are no banners.'));
    });
  banners
    .command('link')
    .description('has a banner lead somewhere')
    .argument('<number>', 'of the banner, as the list gives it', wholeNumber({ min: 0 }))
    .argument('<link>', 'a path of the app such as /Home, an https address, or none')
    .addOption(operatorOption)
    .addOption(reasonOption)
    .addHelpText('after', example('1 /Video --operator ana'))
    .action(async (id, link, options) => {
      const change = { id: String(id), link: link === 'none' ? '' : link, ...readOperation(options, env) };
      print(await withDatabase(env, (database) => linkBanner(database, change)));
    });
}
