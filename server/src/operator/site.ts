import { changeSiteSetting, listSiteSettings } from '../site';
import { UsageError, type Command } from './command';
import { said } from './said';
import { withDatabase } from './withDatabase';

/** `npm run operator -- site …`: lists the settings, or changes one and puts it on record. */
export const site: Command = {
  usage: [
    ['site', 'lists the settings of the site'],
    ['site <setting> <value>', 'changes one'],
  ],
  async run(args, env) {
    const { words, operator, reason } = said(args, env);
    const [key, value] = words;
    if (words.length === 0) return withDatabase(env, listSiteSettings);
    if (key === undefined || value === undefined || words.length !== 2) throw new UsageError();
    const change = { key, value, operator: operator(), reason, now: new Date() };
    return withDatabase(env, (database) => changeSiteSetting(database, change));
  },
};
