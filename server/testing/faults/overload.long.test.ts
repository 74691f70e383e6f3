import { sql } from 'kysely';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '..';
import { notOnce } from './inspect';
import { overload, type OverloadFigures } from './overload';

const long = Boolean(process.env.SECURITY_LONG);

/** The figures as a Markdown table. */
function tableOf({ acknowledged, memoryMb, ...figures }: OverloadFigures): string {
  const rows = Object.entries({ ...figures, accepted: acknowledged.length, memoryMb: memoryMb.join(' ') });
  return [
    '| Overload | |',
    '| --- | ---: |',
    ...rows.map(([what, value]) => `| ${what} | ${value} |`),
    '',
  ].join('\n');
}

describe('twice the load that a server takes (OPS-01)', () => {
  it('is refused in part, loses no connection and no order, and is over when it is over', async () => {
    const database = await createTestDatabase({ own: true });
    const dataDir = mkdtempSync(join(tmpdir(), 'members-overload-'));
    const size = long
      ? { mostWaiting: 500, seconds: 10, waves: 12 }
      : { mostWaiting: 20, seconds: 1, waves: 2 };
    const figures = await overload({ database, dataDir, ...size });
    const { rows } = await sql<{ wrong: number }>`SELECT ${notOnce(figures.acknowledged)} AS wrong`.execute(
      database.reader,
    );
    await database.close();
    rmSync(dataDir, { recursive: true });
    if (long) process.stdout.write(tableOf(figures));
    expect(figures.refused).toBeGreaterThan(0);
    expect(figures.acceptedPerSecond).toBeGreaterThan(0);
    expect([figures.lost, figures.refusedAfterwards, rows[0]!.wrong]).toEqual([0, 0, 0]);
    // What a wave needs at its height stays with the process; what it leaks would grow with each.
    if (long) expect(figures.memoryMb.at(-1)! / figures.memoryMb[3]!).toBeLessThan(1.25);
  }, 600_000);
});
