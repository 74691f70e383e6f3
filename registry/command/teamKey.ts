import { openKey } from '../src/signing/keys';
import { UsageError, type Command } from './command';
import { said } from './said';

/** A team's key: made in a file of its own, and its public half printed for the operator who makes it known. */
export const teamKey: Command = {
  usage: [['key <file>', 'makes a team’s key in a file, if it isn’t there, and prints its public half']],
  async run(args) {
    const [file, ...rest] = said(args).words;
    if (!file || rest.length > 0) throw new UsageError();
    return JSON.stringify((await openKey(file)).publicJwk);
  },
};
