import { describeStep, readBeaconValues, verifyHistory, type HistoryLine } from '@members/verifier';
import { readFileSync } from 'node:fs';

/**
 * Verifies exported histories, says what it found, and answers with the exit code: 0 only where nothing failed. Values
 * of the beacon in any of the files hold for all of them.
 */
export async function verifyFiles(files: readonly string[], say: (line: string) => void): Promise<number> {
  const totals = { ok: 0, failed: 0, pending: 0, void: 0 };
  const notes = new Map<string, number>();
  const texts = files.map((file) => readFileSync(file, 'utf8'));
  const values = readBeaconValues(texts.join('\n'));
  for (const [index, file] of files.entries()) {
    for await (const line of verifyHistory(texts[index]!, values)) {
      totals[line.verdict] += 1;
      for (const { check, outcome, reason } of line.steps)
        if (outcome === 'note' && check !== 'void')
          notes.set(`${check} ${reason}`, (notes.get(`${check} ${reason}`) ?? 0) + 1);
      if (line.verdict !== 'ok') sayLine(line, file, say);
    }
  }
  for (const [note, count] of notes) say(`note: ${count} rounds, ${noteTexts[note] ?? note}`);
  say(`${totals.ok} ok, ${totals.failed} failed, ${totals.pending} pending, ${totals.void} void`);
  return totals.failed > 0 || totals.ok + totals.pending + totals.void === 0 ? 1 : 0;
}

const noteTexts: Readonly<Record<string, string>> = {
  'chain testBeacon': 'drawn from a TEST beacon, whose values its operator can foresee',
  'commitment missing': 'without a tree of their orders',
  'commitment late': 'whose orders were not fixed before the beacon value existed',
};

function sayLine(line: HistoryLine, file: string, say: (line: string) => void): void {
  const { record, verdict } = line;
  const name = record ? `${record.gameKey} round ${record.roundNumber} (${record.period})` : 'no round';
  say(`${verdict === 'failed' ? 'FAILED' : verdict}  ${file}:${line.line}  ${name}`);
  for (const step of line.steps)
    if (step.outcome === 'failed' || step.outcome === 'pending' || step.check === 'void')
      say(`  ${step.outcome}: ${describeStep(step)}`);
}
