import { loadConfig } from '../config';
import { makeSsoTicket } from '../members';
import { UsageError, type Command } from './command';

/** `npm run operator -- sso-ticket …`: what a partner's server does, for trying it out. */
export const ssoTicket: Command = {
  usage: [['sso-ticket <username>', 'prints an address that signs a member in, once and within a minute']],
  async run(args, env) {
    const [username] = args;
    if (!username || args.length !== 1) throw new UsageError();
    const { port, ssoSecret } = loadConfig(env);
    const ticket = await makeSsoTicket(username, { secret: ssoSecret });
    const address = new URL(env.SERVER_URL || `http://localhost:${port}`);
    address.search = new URLSearchParams({ sso: ticket, username }).toString();
    return address.toString();
  },
};
