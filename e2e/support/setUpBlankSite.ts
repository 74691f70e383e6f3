import { withDatabase } from '../../server/src/operator/withDatabase';
import { operatorLogKey } from '../../server/src/operatorLog';
import { setUpSite } from '../../server/src/setup/setUpSite';

/** What `npm run setup` makes: games, a bank, a payment channel and an invite code. For `loadBundled`. */
export const setUpBlankSite = (env: NodeJS.ProcessEnv, inviteCode: string) =>
  withDatabase(env, (database, { passwordPepper }) => {
    const act = { operator: 'browser-specs', now: new Date(), logKey: operatorLogKey(passwordPepper) };
    return setUpSite(database, { inviteCode }, act);
  });
