import { Command, example, type Terminal } from '@members/command-line';
import { loadConfig, makeSsoTicket } from '@members/server';

/**
 * `npm run sso-ticket`: what a partner's server does, to try it out in a demonstration. It is no act of an operator, who
 * signs in as no member.
 */
export function ssoTicketProgram({ env, print }: Terminal) {
  return new Command('npm run sso-ticket --')
    .description('Prints an address that signs a member of a demonstration in, once and within a minute.')
    .argument('<username>')
    .addHelpText('after', example('demo'))
    .action(async (username) => {
      const { appOrigin, demo, ssoSecret } = loadConfig(env);
      if (!demo) throw new Error('This signs anybody in: it is for demonstrations only (DEMO=1).');
      const address = new URL(appOrigin);
      const sso = await makeSsoTicket(username, { secret: ssoSecret });
      address.search = new URLSearchParams({ sso, username }).toString();
      print(address.toString());
    });
}
