import { example, type CommandUnknownOpts, type Terminal } from '@members/command-line';
import { loadConfig } from '../config';
import { makeSsoTicket } from '../members';
import { readVariables } from '../variables';

/** What a partner's server does, to try it out. */
export function addSsoTicket(program: CommandUnknownOpts, { env, print }: Terminal): void {
  program
    .command('sso-ticket')
    .description('prints an address that signs a member in, once and within a minute')
    .argument('<username>')
    .addHelpText('after', example('demo'))
    .action(async (username) => {
      const { port, ssoSecret } = loadConfig(env);
      const ticket = await makeSsoTicket(username, { secret: ssoSecret });
      const address = new URL(readVariables(env, ['SERVER_URL']).SERVER_URL ?? `http://localhost:${port}`);
      address.search = new URLSearchParams({ sso: ticket, username }).toString();
      print(address.toString());
    });
}
