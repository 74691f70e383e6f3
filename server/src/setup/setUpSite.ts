import type { Language } from '@members/contract';
import { insertBank, selectAllBanks } from '../bankCards';
import type { Database, Transaction } from '../database';
import { insertStandardGames } from '../lottery';
import { addInviteCode, selectInviteCodes } from '../members';
import { recordOperation, type Act } from '../operatorLog';
import { ensureSite, insertRechargeChannel, rechargeChannels } from '../site';

/** What an installation of one's own is to be. What is left out stays as it is, or becomes the default of a new site. */
export interface SiteSetup {
  /** The brand, the same in every language. */
  name?: string;
  /** The languages that members can choose. */
  languages?: readonly Language[];
  /** Names of the banks that members' cards are of. */
  banks?: readonly string[];
  /** Names of the channels by which members recharge. */
  channels?: readonly string[];
  /** Opens the site to members, which a new one is not. */
  open?: boolean;
  /** Makes this code where there is none with which somebody could register. */
  inviteCode: string;
}

/**
 * Makes a migrated database one with which members can register, recharge and play: site, games, banks, channels and an
 * invite code. Nothing that is there is lost, and a second call with the same values changes nothing. Resolves to a
 * sentence for each thing that it did. The Act goes on record.
 */
export async function setUpSite(database: Database, setup: SiteSetup, act: Act): Promise<string[]> {
  const did = await database.transaction(async (transaction) => {
    const changes = [
      ...(await ensureSite(transaction, setup)),
      ...(await insertStandardGames(transaction)),
      ...(await ensureBanks(transaction, setup.banks)),
      ...(await ensureRechargeChannels(transaction, setup.channels)),
    ];
    if (changes.length > 0)
      await recordOperation(transaction, {
        ...act,
        action: 'site set up',
        subject: 'site',
        details: { changes: changes.join(' ') },
      });
    return changes;
  });
  const codes = await selectInviteCodes(database.reader);
  const usable = codes.some(
    ({ endedAt, maxUses, uses }) => endedAt === null && (maxUses === null || uses < maxUses),
  );
  if (usable) return did;
  const invite = { code: setup.inviteCode, maxUses: null, openingBalanceMinor: 0 };
  await addInviteCode(database, invite, act);
  return [...did, `${invite.code} is an invite code now.`];
}

async function ensureBanks(transaction: Transaction, names: readonly string[] = []): Promise<string[]> {
  const known = await selectAllBanks(transaction);
  const added = missing(names.length + known.length === 0 ? ['Bank account'] : names, known);
  for (const bank of added) await insertBank(transaction, bank);
  return added.map(({ name }) => `Members' cards can be of ${name}.`);
}

async function ensureRechargeChannels(
  transaction: Transaction,
  names: readonly string[] = [],
): Promise<string[]> {
  const known = await rechargeChannels(transaction);
  const added = missing(names.length + known.length === 0 ? ['Online payment'] : names, known);
  for (const channel of added) await insertRechargeChannel(transaction, channel);
  return added.map(({ name }) => `Members recharge by ${name}.`);
}

/** Those that are not there yet, with their places behind those that are. */
const missing = (names: readonly string[], known: readonly { name: string }[]) =>
  names
    .filter((name) => !known.some((each) => each.name === name))
    .map((name, index) => ({ name, position: known.length + index }));
