import { createPageSources } from './pageSources';

const given = { frames: ['https://pay.example'], media: [] };

let time: number;
const now = () => time;
beforeEach(() => {
  time = 0;
});

test('the service page that operators set may be framed within a second', async () => {
  let url = '';
  const sources = createPageSources({ ...given, supportUrl: async () => url, now });
  expect((await sources()).frames).toEqual(['https://pay.example']);
  url = 'https://help.example/chat?x=1';
  time = 1_000;
  expect((await sources()).frames).toEqual(['https://pay.example', 'https://help.example']);
});

test('pages of the same second ask the database once, those that come together too', async () => {
  const supportUrl = jest.fn(async () => '');
  const sources = createPageSources({ ...given, supportUrl, now });
  await Promise.all([sources(), sources()]);
  time = 999;
  await sources();
  expect(supportUrl).toHaveBeenCalledTimes(1);
  time = 1_000;
  await sources();
  expect(supportUrl).toHaveBeenCalledTimes(2);
});

test.each([
  ['fails', () => Promise.reject(new Error('lost'))],
  ['hangs', () => new Promise<string>(() => undefined)],
])('with a database that %s the page stands, with what was known', async (_how, lost) => {
  let answer: () => Promise<string> = async () => 'https://help.example/';
  const sources = createPageSources({ ...given, supportUrl: () => answer(), now });
  await sources();
  answer = lost;
  time = 1_000;
  expect((await sources()).frames).toEqual(['https://pay.example', 'https://help.example']);
});
