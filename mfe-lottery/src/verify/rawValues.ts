import type { OrderReceipt, RoundRecord } from '@members/verifier';

/** Published values by the names that they have in the record, in the order in which a verifier needs them. */
export function rawValuesOf(
  record: RoundRecord,
  receipt: OrderReceipt | null,
): [name: string, value: string][] {
  const { beacon, commitment } = record;
  const values: [string, unknown][] = [
    ['gameKey', record.gameKey],
    ['roundNumber', record.roundNumber],
    ['closesAt', record.closesAt],
    ['beaconRound', record.beaconRound],
    ['chainHash', beacon.chainHash],
    ['publicKey', beacon.publicKey],
    ['signature', record.signature],
    ['dice', record.dice?.join(' ')],
    ['gameReleaseHash', record.gameReleaseHash],
    ['root', commitment?.root],
    ['committedAt', commitment?.committedAt],
    ['voidReason', record.voidReason],
    ['orderId', receipt?.leaf.id],
    ['owner', receipt?.leaf.owner],
    ['blinding', receipt?.blinding],
    ['path', receipt?.tree?.path.join(' ')],
    ['releaseHash', receipt?.releaseHash],
  ];
  return values.flatMap(([name, value]) =>
    value === null || value === undefined || value === '' ? [] : [[name, String(value)]],
  );
}
