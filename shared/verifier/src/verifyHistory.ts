import { readRoundRecord, type RoundRecord } from './roundRecord';
import { step, verdictOf, type Step } from './step';
import { verifyRound } from './verifyRound';

export interface HistoryLine {
  /** 1 for the first line. */
  line: number;
  /** Null for a line that is no record. */
  record: RoundRecord | null;
  steps: Step[];
  verdict: 'ok' | 'failed' | 'pending';
}

/**
 * Verifies an exported history, one JSON record per line, and yields each line as it is done. Rounds of a game must
 * stand in one order, by number, without gaps; several games may follow each other.
 */
export async function* verifyHistory(text: string): AsyncGenerator<HistoryLine> {
  const next = new Map<string, number>();
  for (const [index, content] of text.split('\n').entries()) {
    if (content.trim() === '') continue;
    const { record, steps } = await verifyLine(content, next);
    yield { line: index + 1, record, steps, verdict: verdictOf(steps) };
  }
}

async function verifyLine(content: string, next: Map<string, number>) {
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
  return { record, steps: [sequence, ...(await verifyRound(record))] };
}
