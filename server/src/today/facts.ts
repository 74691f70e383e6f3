import type { Facts } from '../alerts';
import type { Reader } from '../database';
import { lateRounds, outsideGames } from '../lottery';
import { countMails } from '../mail';
import { selectInstalledAt } from '../operations';
import { uncreditedPayments } from '../recharge';
import { lastReconciliation } from '../reconciliation';
import { selectChores, selectServers } from '../servers';
import { waitingWithdrawals } from '../withdrawals';

/** How everything is that alerts are about. One after another: it is read within a transaction. */
export async function readFacts(reader: Reader, now: Date): Promise<Facts> {
  const { waiting: count, oldestAt } = await countMails(reader);
  const chores = await selectChores(reader);
  return {
    withdrawals: await waitingWithdrawals(reader),
    payments: await uncreditedPayments(reader),
    books: await lastReconciliation(reader),
    lateRounds: await lateRounds(reader, now),
    games: await outsideGames(reader),
    backupAt: chores.backup ?? null,
    installedAt: await selectInstalledAt(reader),
    servers: await selectServers(reader),
    mails: { count, oldestAt },
  };
}
