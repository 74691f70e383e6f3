import { refuseKnown, type Registry } from '../openRegistry';
import type { IncomingFile } from '../releases/storeRelease';
import { readStatement } from './statement';

/** What a team sends: its signed statement, then the files in any order. */
export interface Delivery {
  /** Compact JWS. */
  statement: string;
  files: AsyncIterable<IncomingFile>;
}

/**
 * Takes in a release as its team signed it and answers its id and name. Throws a Refusal before any file is read where
 * the statement isn't good or the release is there already.
 */
export async function publishRelease(
  registry: Registry,
  { statement: jws, files }: Delivery,
  now: number,
): Promise<{ name: string; releaseId: string }> {
  const { team, statement } = await readStatement(jws, registry.state().teams, now);
  refuseKnown(registry.state(), statement);
  const { name, why = 'Published' } = statement;
  const releaseId = await registry.receive(statement, files, { actor: { kind: 'team', name: team }, why });
  return { name, releaseId };
}
