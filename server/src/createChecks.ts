import { selectAllBanks } from './bankCards';
import { seenContent } from './content';
import type { Database } from './database';
import { selectOpenGames } from './lottery';
import { selectInviteCodes } from './members';
import { hasOperation } from './operatorLog';
import { operatorsWith } from './operators';
import type { PaymentProvider } from './payments';
import { selectChores } from './servers';
import { rechargeChannels, type SiteOfficeDependencies } from './site';
import { selectAnswers } from './support';

const backupMs = 2 * 24 * 60 * 60_000;

interface CheckDependencies {
  database: Database;
  providers: readonly PaymentProvider[];
  /** Whether mails leave. */
  sendsMail: boolean;
  now: () => Date;
}

/** What the slices know of what a site needs before members come. */
export function createChecks(dependencies: CheckDependencies): SiteOfficeDependencies['checks'] {
  const { database, providers, sendsMail, now } = dependencies;
  const { reader } = seenContent(database, 'members');
  return {
    game: async () => (await selectOpenGames(reader)).length > 0,
    payment: async () => providers.length > 0 && (await rechargeChannels(reader)).length > 0,
    bank: async () => (await selectAllBanks(reader)).length > 0,
    withdrawalRule: () => hasOperation(reader, { action: 'withdrawal rule set', subject: 'withdrawal rule' }),
    inviteCode: async () =>
      (await selectInviteCodes(reader)).some(
        ({ endedAt, maxUses, uses }) => endedAt === null && (maxUses === null || uses < maxUses),
      ),
    help: async () => (await selectAnswers(reader)).length > 0,
    mail: async () => sendsMail,
    // Of one nobody could help, and what takes two would wait for ever.
    administrators: async () => (await operatorsWith(reader, 'administration.change')).length > 1,
    backup: async () => {
      const { backup } = await selectChores(reader);
      return backup !== undefined && now().getTime() - backup.getTime() < backupMs;
    },
  };
}
