import { availableParallelism, cpus, loadavg } from 'node:os';
import { phone } from '../measure/phone';
import type { Part, Sample } from '../measure/samples';
import { started, startedInOtherWays } from '../measure/scenarios';
import { changeTable } from './changeTable';
import { peerTable } from './peerTable';
import { loadedTable, releasedTable } from './releasedTables';
import { remotesTable } from './remotesTable';
import { detailTable, ratioTable } from './startTables';
import { summary, type Summary } from './summary';

export interface Run {
  samples: readonly Sample[];
  failures: readonly string[];
  rounds: number;
  peerNames: Readonly<Record<string, string>>;
}

const command = (part: Part) => `\`ONLY=${part} npm run bench:start\``;

/** The sections of RESULTS.md for what this run measured. */
export function report({ samples, failures, rounds, peerNames }: Run): string {
  const found = summary(samples);
  const has = (part: Part) => samples.some((sample) => sample.part === part);
  const how = `Machine: ${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, Node ${process.version}; browser and servers share it, with a load average of ${loadavg()[0]!.toFixed(1)} at the end. Chromium with a processor ${phone.slowDown} times slower, ${phone.downKbit / 1000} Mbit/s down, ${phone.upKbit} kbit/s up, ${phone.latencyMs} ms. Rounds in which all take turns: ${rounds}; medians, with the lowest and the highest. A ratio is the median of the rounds' ratios; below 1 the system is faster.${failures.length > 0 ? ` Failed and left out: ${failures.join('; ')}.` : ''}`;
  return [
    ...(has('starts') ? [starts(found, how)] : []),
    ...(has('http2') ? [startsOverHttp2(found, how)] : []),
    ...(has('worker') ? [startsWithWorker(found, how)] : []),
    ...(has('changes') ? [changes(found, how)] : []),
    ...(has('peers') ? [peers(found, how, peerNames)] : []),
    ...(has('remotes') ? [remotes(found, how)] : []),
    ...(has('released') ? [afterRelease(found, samples, how)] : []),
  ].join('\n');
}

const starts = (found: Summary, how: string): string => `## Starting

Written by \`npm run bench:start\`; this part alone: ${command('starts')}. ${how}

(a) is the whole app as one webpack build, (b) the published remotes behind Module Federation's host plugin: [README](README.md#start).

![Start to a usable screen](charts/starts.svg)

HTTP/1.1, cold cache:

${ratioTable(found, { part: 'starts', state: 'cold', names: started })}

HTTP/1.1, warm cache:

${ratioTable(found, { part: 'starts', state: 'warm', names: started })}

What a start with a cold cache consists of; milliseconds, requests and bytes until the screen answers:

${detailTable(found, { part: 'starts', state: 'cold' })}

And with a warm one:

${detailTable(found, { part: 'starts', state: 'warm' })}
`;

const startsOverHttp2 = (found: Summary, how: string): string => `## Starting over HTTP/2

Written by ${command('http2')}. ${how}

Cold cache:

${ratioTable(found, { part: 'http2', state: 'cold', names: startedInOtherWays })}

Warm cache:

${ratioTable(found, { part: 'http2', state: 'warm', names: startedInOtherWays })}

What a start with a cold cache consists of:

${detailTable(found, { part: 'http2', state: 'cold' })}

And with a warm one:

${detailTable(found, { part: 'http2', state: 'warm' })}
`;

const startsWithWorker = (found: Summary, how: string): string => `## Starting with the service worker

Written by ${command('worker')}. ${how} After one visit; each build has the worker of its own shell. The slow line does not hold for what the worker itself fetches.

${ratioTable(found, { part: 'worker', state: 'warm', names: startedInOtherWays })}

${detailTable(found, { part: 'worker', state: 'warm' })}
`;

const changes = (found: Summary, how: string): string => `## Changing the tab

Written by ${command('changes')}. ${how}

From the end of a tap of 80 ms on a tab of \`/Home\`. After the page had been left alone for 6 s, one tab after another:

${changeTable(found, 'hinted')}

As soon as Home was usable, each on a page of its own with a cold cache:

${changeTable(found, 'at once')}
`;

const peers = (found: Summary, how: string, names: Run['peerNames']): string => `## Beside other systems

Written by ${command('peers')}. ${how}

The screen of \`/Video\` by a deep link, then that of \`/girls\` as the second remote, out of the same sources: [README](README.md#peers) says how each is set up and what it shares. HTTP/1.1.

![The same screens in other systems](charts/peers.svg)

${peerTable(found, names)}
`;

const remotes = (found: Summary, how: string): string => `## With fifty remotes

Written by ${command('remotes')}. ${how}

The system with its five remotes, and with 45 more, each a copy of one of them under a name and routes of its own, all with the release before. Nobody opens them: what they cost is their part of the registry document. HTTP/1.1.

${remotesTable(found)}
`;

const afterRelease = (found: Summary, samples: Run['samples'], how: string): string => `## After a release

Written by ${command('released')}. ${how}

The return visit of a member who has been there twice before \`mfe-video\` was released with one more statement in the screen of \`/Video\`; beside it (a), built again with the same statement. Milliseconds until the screen is usable, requests and bytes until it answers; scripts and styles until the page has finished its idle work, as they came over the line. HTTP/1.1 where HTTP/2 isn't said.

${releasedTable(found)}

Which scripts and styles the return visit loaded:

${loadedTable(samples)}
`;
