/** `npm run bench:start`: starts, changes of the tab and returns after a release on a slow phone, beside other systems. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mergeSections } from '../src/mergeSections';
import { startBareBrowser } from './measure/bareBrowser';
import { memberStorage } from './measure/memberStorage';
import { runScenarios } from './measure/runScenarios';
import { scenarios } from './measure/scenarios';
import { builtPeers, systemNames } from './names';
import { charts } from './report/charts';
import { report } from './report/report';
import { summary } from './report/summary';
import { startSites } from './serve/startSites';

const rounds = Number(process.env.RUNS ?? 7);
const only = process.env.ONLY?.split(',');
const bench = join(import.meta.dirname, '..');

const sites = await startSites();
const browser = await startBareBrowser(sites.publicKeyHash);
try {
  const worker = await fetch(`${sites.systemAddress}/sw.js`);
  const all = scenarios({
    browser,
    member: await memberStorage(sites.systemAddress),
    peers: builtPeers(),
    hasWorker: worker.ok,
    releasing: sites.releasing,
  });
  const chosen = all.filter(
    ({ part, name }) => !only || only.some((each) => part === each || name.includes(each)),
  );
  const { samples, failures } = await runScenarios(chosen, rounds);
  const text = report({ samples, failures, rounds, peerNames: systemNames });
  mkdirSync(join(bench, 'charts'), { recursive: true });
  for (const [file, picture] of Object.entries(charts(summary(samples), systemNames)))
    writeFileSync(join(bench, 'charts', file), picture);
  const results = join(bench, 'RESULTS.md');
  writeFileSync(results, mergeSections(readFileSync(results, 'utf8'), text));
  console.log(text);
} finally {
  await browser.close();
  await sites.stop();
}
