import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { createDrawnHome } from './drawnHome';

/** Draws the language and what was answered, and counts. */
const code = `
let times = 0;
exports.languageTag = (language) => language + '!';
exports.readPaths = ['/site', '/products'];
exports.drawHome = async ({ language, demo, answers }) =>
  answers['/site'] === 'closed' ? null : [++times, language, demo, answers['/site'], answers['/products']].join(' ');
`;

let directory: string;
let api: Server;
let answer: (path: string, language: string) => string | null;
let asked: string[];
/** How often it was looked up where the member API is. */
let lookedUp: number;
let time: number;

/** Returns what gives the markup, empty where a page brings none. Pages wait for it unless told otherwise. */
function drawn(patienceMs = 15_000) {
  const home = createDrawnHome({
    directory,
    api() {
      lookedUp += 1;
      return `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
    },
    demo: false,
    now: () => time,
    patienceMs,
  });
  return async (cookies?: string) => (await home(cookies))?.markup ?? '';
}

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'members-drawn-'));
  mkdirSync(join(directory, 'drawn'));
  writeFileSync(join(directory, 'drawn/home.cjs'), code);
  [answer, asked, lookedUp, time] = [(path) => path.slice(1), [], 0, 1_000_000];
  api = createServer(({ url = '', headers }, response) => {
    asked.push(`${url} ${headers.lang}`);
    const text = answer(url, String(headers.lang));
    if (text !== null) response.end(text);
  });
  await new Promise<void>((listening) => api.listen(0, '127.0.0.1', listening));
});

afterEach(() => {
  api.closeAllConnections();
  api.close();
  rmSync(directory, { recursive: true });
});

test('Home comes in the language that the browser has told, else in the first one (START-10)', async () => {
  const home = drawn();
  expect(await home()).toBe(
    '<template id="drawn-home" data-language="en_us" data-at="1000000">1 en_us false site products</template>',
  );
  expect(await home('a=1; members_language=ko_ko; b=2')).toContain('2 ko_ko');
  expect(await home('members_language=xx')).toContain('1 en_us');
  expect(asked.sort()).toEqual(['/products en_us', '/products ko_ko', '/site en_us', '/site ko_ko']);
});

test('pages of five seconds share it, those that come together too; the next one has another drawn, for those that follow', async () => {
  const home = drawn();
  await Promise.all([home(), home()]);
  time += 4_999;
  await home();
  expect(asked).toHaveLength(2);
  answer = () => 'new';
  time += 1;
  expect(await home()).toContain('data-at="1000000">1 en_us false site products<');
  while (!(await home()).includes('data-at="1005000">2 en_us false new new<')) await setImmediate();
  expect(asked).toHaveLength(4);
});

test('the next one is begun once the page that asks for it has had time to be sent', async () => {
  const home = drawn();
  await home();
  expect(lookedUp).toBe(2);
  time += 5_000;
  await home();
  expect(lookedUp).toBe(2);
  while (asked.length < 4) await setImmediate();
});

test('what is older than a minute is not shown: a page waits for the next one, as long as it can', async () => {
  const patient = drawn();
  await patient();
  time += 60_000;
  expect(await patient()).toContain('data-at="1060000">1 ');
  const home = drawn(10);
  while (!(await home())) await setImmediate();
  answer = () => null;
  time += 60_000;
  expect(await home()).toBe('');
});

test.each([
  ['is closed', () => 'closed', undefined],
  ['has no answer in time', () => null, 10],
])(
  'a page of a site that %s brings none, and the next one that can does',
  async (_what, given, patienceMs) => {
    answer = given;
    const home = drawn(patienceMs);
    expect(await home()).toBe('');
    answer = () => 'open';
    time += 60_000;
    while (!(await home()).includes('open open')) await setImmediate();
  },
);

test('a page brings none where the member API is away, and from builds of the shell that draw nothing', async () => {
  const away = createDrawnHome({ directory, api: () => 'http://127.0.0.1:9', demo: false });
  expect(await away()).toBeNull();
  rmSync(join(directory, 'drawn'), { recursive: true });
  expect(await drawn()()).toBe('');
  expect(asked).toEqual([]);
});
