import { example, type CommandUnknownOpts, type Terminal } from '@members/command-line';
import { calls, type Envelope } from '@members/contract';
import { readVariables } from '../readVariables';

export function addBeaconValue(program: CommandUnknownOpts, { env, print }: Terminal): void {
  program
    .command('beacon-value')
    .description('brings a value that no relay had')
    .argument('<round>', 'number of the beacon round')
    .argument('<signature>', 'in hexadecimal')
    .addHelpText('after', example('1000 b446…77e3'))
    .action(async (round, signature) => {
      const { SERVER_URL, PORT } = readVariables(env, ['SERVER_URL', 'PORT']);
      const server = SERVER_URL ?? `http://localhost:${PORT}`;
      print(await bringBeaconValue(server, round, signature));
    });
}

/** Brings a beacon value to a running server, which takes it only if it is genuine and a round waits for it. */
export async function bringBeaconValue(server: string, round: string, signature: string): Promise<string> {
  const { method, path } = calls.bringBeaconValue;
  const body = new URLSearchParams({ round, signature });
  const response = await fetch(`${server}/api${path}`, { method, body }).catch(() => {
    throw new Error(`No server answers at ${server}.`);
  });
  const { code, msg } = (await response.json()) as Envelope;
  if (code !== 200)
    throw new Error(
      `The value of beacon round ${round} was not taken (${msg || code}): no round waits for it, or it is not genuine.`,
    );
  return `The value of beacon round ${round} was taken; the rounds that waited for it are drawn now.`;
}
