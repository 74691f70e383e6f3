import { createPageSources } from './pageSources';

const given = { frames: ['https://pay.example'], media: [] };

test('the service page that operators set may be framed at once', async () => {
  let url = '';
  const sources = createPageSources({ ...given, supportUrl: async () => url });
  expect((await sources()).frames).toEqual(['https://pay.example']);
  url = 'https://help.example/chat?x=1';
  expect((await sources()).frames).toEqual(['https://pay.example', 'https://help.example']);
});

test.each([
  ['fails', () => Promise.reject(new Error('lost'))],
  ['hangs', () => new Promise<string>(() => undefined)],
])('with a database that %s the page stands, with what was known', async (_how, lost) => {
  let answer: () => Promise<string> = async () => 'https://help.example/';
  const sources = createPageSources({ ...given, supportUrl: () => answer() });
  await sources();
  answer = lost;
  expect((await sources()).frames).toEqual(['https://pay.example', 'https://help.example']);
});
