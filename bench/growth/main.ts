/** `npm run bench:growth`: what calls cost as orders grow. Puts its table into RESULTS.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import globalSetup from '../../server/testing/globalSetup';
import globalTeardown from '../../server/testing/globalTeardown';
import { mergeSections } from '../src/mergeSections';
import { measureSize, type SizeFigures } from './measure';
import { report } from './report';

const sizes = (process.env.SIZES ?? '100000,1000000').split(',').map(Number);
/** A life grows, a day does not. */
const ordersPerDay = 10_000;

await globalSetup();
try {
  const measured: SizeFigures[] = [];
  for (const orders of sizes) measured.push(await measureSize(orders, ordersPerDay));
  const text = report(measured, ordersPerDay);
  const results = new URL('../RESULTS.md', import.meta.url);
  writeFileSync(results, mergeSections(readFileSync(results, 'utf8'), text));
  console.log(text);
} finally {
  await globalTeardown();
}
