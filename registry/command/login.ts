import { ask, example, type CommandUnknownOpts, type Terminal } from '@members/command-line';
import type { OfficeAnswer } from '@members/office-contract';
import { officeAddress } from './addresses';
import { callRegistry, readAnswer, sendCall } from './callRegistry';
import { officeOption } from './options';
import { readSession, writeSession } from './sessions';

export function addLogin(program: CommandUnknownOpts, { env, print }: Terminal): void {
  program
    .command('login')
    .description('signs in to the office; asks for password and one-time code')
    .argument('<name>', 'the operator’s name')
    .addOption(officeOption)
    .addHelpText('after', example('ana'))
    .action(async (name, { url }) => {
      const address = officeAddress(url, env);
      const [password = '', code = ''] = await ask([
        { text: 'Password: ', secret: true },
        { text: 'One-time code: ' },
      ]);
      const cookie = await readSession(address, env);
      const response = await sendCall({ address, cookie }, 'signIn', { name, password, code });
      const session = await readAnswer<OfficeAnswer<'signIn'>>(response, address);
      const cookies = response.headers.getSetCookie().map((each) => each.split(';')[0]);
      await writeSession(address, cookies.join('; '), env);
      print(`Signed in as ${session.name}, with ${session.rights.join(', ')}.`);
    });
}

export function addLogout(program: CommandUnknownOpts, { env, print }: Terminal): void {
  program
    .command('logout')
    .description('signs out')
    .addOption(officeOption)
    .addHelpText('after', example())
    .action(async ({ url }) => {
      const address = officeAddress(url, env);
      await callRegistry({ address, env }, 'signOut', {});
      const cookies = (await readSession(address, env))?.split('; ') ?? [];
      // The office knows the device by it when its operator signs in again.
      await writeSession(address, cookies.find((cookie) => cookie.includes('_device=')) ?? null, env);
      print('Signed out.');
    });
}
