import { sealStoredNumbers } from '../cardNumbers';
import { prepareDatabase, type DatabaseAddresses, type LanePlaces } from '../database';

/**
 * Brings a database to what this release works with, by its owner: schema, rights of the application's role, card
 * numbers encrypted by the first key; `places` as `prepareDatabase` takes it. Answers how many migrations and
 * card numbers were due. Throws an Error of one sentence.
 */
export async function updateDatabase(
  addresses: DatabaseAddresses,
  cardKeys: readonly string[],
  places: LanePlaces = {},
): Promise<{ migrations: number; sealed: number }> {
  const applied = await prepareDatabase(addresses, places).catch((error: Error & { code?: string }) => {
    throw new Error(`The database can't be used: ${error.message || error.code}.`, { cause: error });
  });
  return { migrations: applied.length, sealed: await sealStoredNumbers(addresses.ownerUrl, cardKeys) };
}
