import { example, type CommandUnknownOpts, type Terminal } from '@members/command-line';
import { makeSsoTicket } from '../members';
import { recordOperation } from '../operatorLog';
import { readVariables } from '../readVariables';
import { operatorOption, readOperation, reasonOption, withDatabase } from './withDatabase';

/** What a partner's server does, to try it out in a demonstration. */
export function addSsoTicket(program: CommandUnknownOpts, { env, print }: Terminal): void {
  program
    .command('sso-ticket')
    .description('prints an address that signs a member of a demonstration in, once and within a minute')
    .argument('<username>')
    .addOption(operatorOption)
    .addOption(reasonOption)
    .addHelpText('after', example('demo --operator ana'))
    .action(async (username, options) => {
      const act = readOperation(options, env);
      const address = await withDatabase(env, async (database, { demo, port, ssoSecret }) => {
        if (!demo) throw new Error('sso-ticket signs anybody in: it is for demonstrations only (DEMO=1).');
        await database.transaction((transaction) =>
          recordOperation(transaction, {
            ...act,
            action: 'single sign-on ticket made',
            subject: `member ${username}`,
          }),
        );
        const ticket = await makeSsoTicket(username, { secret: ssoSecret });
        const url = new URL(readVariables(env, ['SERVER_URL']).SERVER_URL ?? `http://localhost:${port}`);
        url.search = new URLSearchParams({ sso: ticket, username }).toString();
        return url.toString();
      });
      print(address);
    });
}
