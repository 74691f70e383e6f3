import { readRoundRecord, type RoundRecord } from './roundRecord';
import { step, verdictOf, type Step, type Verdict } from './step';
import { verifyRound } from './verifyRound';

export interface HistoryLine {
  /** 1 for the first line. */
  line: number;
  /** Null for a line that is no record. */
  record: RoundRecord | null;
  steps: Step[];
  verdict: Verdict;
}

/** Signatures in hex by beacon round, from elsewhere than the server. */
export type BeaconValues = ReadonlyMap<number, readonly string[]>;

/**
 * Verifies an exported history, one JSON record per line, and yields each line as it is done. Rounds of a game must
 * stand in one order, by number, without gaps; several games may follow each other. Lines with a value of the beacon,
 * as relays give it (`{"round":…,"signature":…}`), may stand anywhere: void rounds are held against them.
 */
export async function* verifyHistory(
  text: string,
  values: BeaconValues = readBeaconValues(text),
): AsyncGenerator<HistoryLine> {
  const next = new Map<string, number>();
  for (const [index, content] of text.split('\n').entries()) {
    if (content.trim() === '' || beaconValueOf(content)) continue;
    const { record, steps } = await verifyLine(content, next, values);
    yield { line: index + 1, record, steps, verdict: verdictOf(steps) };
  }
}

/** The beacon values among the lines of a text. */
export function readBeaconValues(text: string): BeaconValues {
  const values = new Map<number, string[]>();
  for (const content of text.split('\n')) {
    const value = beaconValueOf(content);
    if (value) values.set(value.round, [...(values.get(value.round) ?? []), value.signature]);
  }
  return values;
}

function beaconValueOf(content: string): { round: number; signature: string } | null {
  if (!content.includes('"signature"') || content.includes('"version"')) return null;
  try {
    const { round, signature } = JSON.parse(content) as { round?: unknown; signature?: unknown };
    const isValue =
      typeof round === 'number' && typeof signature === 'string' && /^[0-9a-f]{96}$/.test(signature);
    return isValue ? { round, signature } : null;
  } catch {
    return null;
  }
}

async function verifyLine(content: string, next: Map<string, number>, values: BeaconValues) {
  let record: RoundRecord;
  try {
    record = readRoundRecord(JSON.parse(content));
  } catch (error) {
    const values = { problem: (error as Error).message };
    return { record: null, steps: [step('record', 'failed', { values })] };
  }
  const { gameKey, roundNumber } = record;
  const expected = next.get(gameKey) ?? roundNumber;
  next.set(gameKey, roundNumber + 1);
  const sequence = step('sequence', expected === roundNumber ? 'ok' : 'failed', {
    values: { expected, roundNumber },
  });
  return { record, steps: [sequence, ...(await verifyRound(record, values.get(record.beaconRound)))] };
}
