import { ask, example, type CommandUnknownOpts, type Terminal } from '@members/command-line';
import type { OperatorSession } from '../src/http/api';
import { callRegistry, readJson, officeAddress, send } from './callRegistry';
import { officeOption } from './options';
import { readSession, writeSession } from './sessions';

export function addLogin(program: CommandUnknownOpts, { env, print }: Terminal): void {
  program
    .command('login')
    .description('signs in; asks for password and one-time code')
    .argument('<name>', 'the operator’s name')
    .addOption(officeOption)
    .addHelpText('after', example('ana'))
    .action(async (name, { url }) => {
      const address = officeAddress(url, env);
      const [password, code] = await ask([{ text: 'Password: ', secret: true }, { text: 'One-time code: ' }]);
      const known = await readSession(address, env);
      const response = await send(address, 'session', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(known && { cookie: known }) },
        body: JSON.stringify({ name, password, code }),
      });
      const session = await readJson<OperatorSession>(response, address);
      const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
      await writeSession(address, cookies.join('; '), env);
      print(`Signed in as ${session.name}, who may ${session.rights.join(' and ')}.`);
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
      await callRegistry({ address, env }, { method: 'DELETE', path: 'session' });
      const cookies = (await readSession(address, env))?.split('; ') ?? [];
      // The registry knows the device by it when its operator signs in again.
      await writeSession(address, cookies.find((cookie) => cookie.includes('_device=')) ?? null, env);
      print('Signed out.');
    });
}
