import { additions, type Envelope } from '@members/contract';
import { UsageError, type Command } from './command';

/** `beacon-value <round> <signature>`. */
export const beaconValue: Command = {
  usage: [['beacon-value <beacon round> <signature in hex>', 'brings a value that no relay had']],
  async run(args, env) {
    const [round, signature] = args;
    if (!round || !signature || args.length !== 2) throw new UsageError();
    return bringBeaconValue(env.SERVER_URL || `http://localhost:${env.PORT || 8080}`, round, signature);
  },
};

/** Brings a beacon value to a running server, which takes it only if it is genuine and a round waits for it. */
export async function bringBeaconValue(server: string, round: string, signature: string): Promise<string> {
  const { method, path } = additions.bringBeaconValue;
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
