import type { OperatorSession } from '../src/http/api';
import { addressOf } from './address';
import { ask } from './ask';
import { answerOf, callRegistry, send } from './callRegistry';
import { UsageError, type Command } from './command';
import { said } from './said';
import { keepSession } from './sessions';

export const login: Command = {
  usage: [['login <name>', 'signs in; asks for password and one-time code']],
  async run(args, env) {
    const spoken = said(args);
    const [name] = spoken.words;
    if (!name || spoken.words.length !== 1) throw new UsageError();
    const address = addressOf(spoken, env);
    const [password, code] = await ask([{ text: 'Password: ', secret: true }, { text: 'One-time code: ' }]);
    const response = await send(address, 'session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, password, code }),
    });
    const session = await answerOf<OperatorSession>(response, address);
    await keepSession(address, response.headers.getSetCookie()[0]?.split(';')[0] ?? null, env);
    return `Signed in as ${session.name}, who may ${session.rights.join(' and ')}.`;
  },
};

export const logout: Command = {
  usage: [['logout', 'signs out']],
  async run(args, env) {
    const spoken = said(args);
    if (spoken.words.length > 0) throw new UsageError();
    const address = addressOf(spoken, env);
    await callRegistry({ address, env }, { method: 'DELETE', path: 'session' });
    await keepSession(address, null, env);
    return 'Signed out.';
  },
};
