/** `npm run bench:office`: how long every list and page of the office takes. Puts its table into RESULTS.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import globalSetup from '../../server/testing/globalSetup';
import globalTeardown from '../../server/testing/globalTeardown';
import { mergeSections } from '../src/mergeSections';
import { measureOffice } from './measure';
import { report } from './report';

const orders = Number(process.env.ORDERS ?? 1_000_000);
const members = Number(process.env.MEMBERS ?? 100_000);
/** Forty days, of which the statements are. */
const ordersPerDay = Math.ceil(orders / 40);

await globalSetup();
try {
  const text = report(await measureOffice({ orders, ordersPerDay, members }));
  const results = new URL('../RESULTS.md', import.meta.url);
  if (process.env.KEEP !== '0') writeFileSync(results, mergeSections(readFileSync(results, 'utf8'), text));
  console.log(text);
} finally {
  await globalTeardown();
}
