import { betWhileUpdating } from '../../server/testing/faults/betWhileUpdating';
import { openComposition } from './compose';
import type { Container } from './container';
import { markdownTable } from '../../bench/src/markdownTable';

const runsUnprivileged = `
  const { writeFileSync, readFileSync } = require('node:fs');
  const may = (file) => { try { writeFileSync(file, ''); return true; } catch { return false; } };
  const status = readFileSync('/proc/self/status', 'utf8');
  const ok = process.getuid() === 1000 && !may('/app/x') && !may('/x') && may('/tmp/x')
    && /CapEff:\\s+0+$/m.test(status) && /NoNewPrivs:\\s+1/.test(status) && process.version.startsWith('v24.');
  process.exit(ok ? 0 : 1);`;

/** Opens the app in the browser of the gate's image, started as the gate does. */
const opensPage = `
  import { chromium } from '/app/registry/node_modules/playwright-core/index.mjs';
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
  const page = await browser.newPage();
  await page.goto('http://localhost:8080/');
  await page.getByRole('navigation').first().waitFor();
  process.exit(0);`;

function check(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}

/** The image of the release before. */
export const old = 'members-before';

/** Starts what `compose.yaml` says with the release before, updates it under orders, and looks at what runs then. Answers Markdown. */
export async function tryUpdate(options: {
  databaseUrl: string;
  variables: Readonly<Record<string, string>>;
  userlist: string;
}): Promise<string> {
  const { databaseUrl, variables, userlist } = options;
  const composition = openComposition({
    variables,
    userlist,
    images: { migrate: old, 'server-1': old, 'server-2': old, web: old },
  });
  try {
    const from = Date.now();
    await composition.start('edge');
    const seconds = ((Date.now() - from) / 1000).toFixed(0);
    const update = await betWhileUpdating({
      databaseUrl,
      host: composition.running.get('edge')!.address,
      port: 8080,
      steps: [
        { name: 'the release before', work: 100 },
        { name: 'migrations of the new release', work: () => composition.runOnce('migrate') },
        { name: 'both servers of the release before, on the new schema', work: 200 },
        { name: 'the first server ends and starts anew', work: () => composition.replace('server-1') },
        { name: 'both releases side by side', work: 200 },
        { name: 'the second server ends and starts anew', work: () => composition.replace('server-2') },
        { name: 'page and registry end and start anew', work: () => composition.replace('web') },
        { name: 'all of the new release', work: 100 },
      ],
    });
    const containers = [...composition.running.values()].filter((container) => container.alive());
    for (const container of containers)
      if (container.image.startsWith('members') && !/edge|pgbouncer/.test(container.image))
        check(
          await container.succeeds(['node', '-e', runsUnprivileged]),
          `${container.name} can do more than it should, or runs another Node.`,
        );
    const web = composition.running.get('web')!;
    const opened = await web.succeeds(['node', '--input-type=module', '-e', opensPage]);
    check(opened, 'The browser of the gate does not open the page.');
    const answers = await answersOfEdge(composition.running.get('edge')!);
    const memory = await Promise.all(containers.map(async (each) => [each, await each.memoryMb()] as const));
    const { found, refused } = update;
    check(
      Object.values(found).every((figure) => figure === 0),
      `The rolling update lost or doubled something: ${JSON.stringify(found)}`,
    );
    return [
      `Started in the order of \`compose.yaml\` with its checks, in ${seconds} s:`,
      markdownTable([
        ['Container', 'Image', 'Most memory'],
        ...memory.map(([{ name, image }, mb]) => [name, `\`${image}\``, `${mb} MB`]),
      ]),
      markdownTable([['Asked of the edge', 'Answer'], ...answers]),
      markdownTable([
        ['Rolling update', 'Seconds', 'Orders acknowledged'],
        ...update.steps.map(({ name, seconds: took, acknowledged }) => [name, took.toFixed(1), acknowledged]),
      ]),
      markdownTable([
        ['Outcome', ''],
        ['orders acknowledged', update.acknowledged],
        ['answers lost or failed, asked again with the same key', update.askedAgain],
        [
          'orders refused since their round had closed meanwhile',
          [...refused.values()].reduce((sum, each) => sum + each, 0),
        ],
        ['longest time until an answer', `${update.longestMs.toFixed(0)} ms`],
        ['acknowledged orders that are missing or there twice', found.acknowledgedMissing],
        ['orders not booked exactly once', found.ordersBookedWrongly],
        ['orders left open', found.ordersOpen],
        ['balances unlike their entries', found.balancesUnlikeEntries],
        ['sum of all entries, minor units', found.entriesSumMinor],
      ]),
    ].join('\n\n');
  } finally {
    await composition.stop();
  }
}

async function answersOfEdge(edge: Container): Promise<[string, string][]> {
  const origin = `http://${edge.address}:8080`;
  const expected: [string, number][] = [
    ['/', 200],
    ['/registry.jws', 200],
    ['/api/system/base', 200],
    ['/readyz', 404],
    ['/metrics', 404],
  ];
  const answers: [string, string][] = [];
  for (const [path, status] of expected) {
    const answer = await fetch(`${origin}${path}`, { headers: { accept: 'text/html,*/*' } });
    const { byteLength: length } = await answer.arrayBuffer();
    check(answer.status === status, `${path} answers ${answer.status} instead of ${status}.`);
    answers.push([
      `\`${path}\``,
      `${answer.status}, ${answer.headers.get('content-type') ?? ''}, ${length} bytes`,
    ]);
  }
  return answers;
}
