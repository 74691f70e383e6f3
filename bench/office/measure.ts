import { officeCallIds, type OfficeCallId, type OfficeParams } from '@members/office-contract';
import { createTestOffice, type TestOffice } from '../../server/testing/createTestOffice';
import { createGrownServer, furnishOffice } from '../../server/testing/load';
import { forgottenIn, listsOf } from './lists';
import { measureForAll } from './forAll';

const times = 3;

export interface Size {
  orders: number;
  ordersPerDay: number;
  members: number;
}

export interface OfficeFigures extends Size {
  databaseMb: number;
  /** Milliseconds of each call by what it was asked with; or why it was not asked. */
  calls: Readonly<Record<string, Readonly<Record<string, number>> | string>>;
  /** Milliseconds of what is done for every member, by what it is. */
  forAll: Readonly<Record<string, number>>;
}

export async function measureOffice(size: Size): Promise<OfficeFigures> {
  const server = await createGrownServer({
    ...size,
    now: '2026-11-20T12:00:00Z',
    monthsSince: '2026-01-01T00:00:00Z',
    onDay: (done) =>
      done % (10 * size.ordersPerDay) === 0 && console.error(`${done} of ${size.orders} orders`),
  });
  const office = await createTestOffice(server);
  try {
    const lists = listsOf(await furnishOffice(server, office));
    const forgotten = forgottenIn(lists);
    if (forgotten.length > 0) throw new Error(`Nothing is said here about ${forgotten.join(', ')}.`);
    console.error('furnished');
    const calls: Record<string, Record<string, number> | string> = {};
    for (const id of officeCallIds) {
      const asked = lists[id];
      if (asked === undefined) continue;
      calls[id] = typeof asked === 'string' ? asked : await measureCall(office, id, asked);
      console.error(id, calls[id]);
    }
    const databaseMb = await server.databaseMb();
    return { ...size, databaseMb, calls, forAll: await measureForAll(server, office) };
  } finally {
    await office.close();
    await server.close();
  }
}

async function measureCall<Id extends OfficeCallId>(
  office: TestOffice,
  id: Id,
  asked: Readonly<Record<string, OfficeParams<Id>>>,
): Promise<Record<string, number>> {
  const took: Record<string, number> = {};
  for (const [what, params] of Object.entries(asked)) {
    const all: number[] = [];
    for (let time = 0; time < times; time += 1) all.push(await timed(() => ask(office, id, params)));
    // The slowest, so that a warm cache is not all that is measured.
    took[what] = Math.max(...all);
  }
  return took;
}

/** Throws for an answer that is none, so that nothing quick is measured by mistake. */
export async function ask<Id extends OfficeCallId>(office: TestOffice, id: Id, params: OfficeParams<Id>) {
  const { status, text, answer } = await office.call(id, params);
  if (status >= 300) throw new Error(`${id} ${JSON.stringify(params)} answered ${status} ${text}`);
  return answer;
}

export async function timed(run: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await run();
  return performance.now() - startedAt;
}
