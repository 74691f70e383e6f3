import { createPageSources } from './pageSources';

const given = { frames: ['https://pay.example'], media: [] };

test('the service page that operators set may be framed within a minute', async () => {
  let url = '';
  let now = 0;
  const sources = createPageSources({ ...given, supportUrl: async () => url, now: () => now });
  expect((await sources()).frames).toEqual(['https://pay.example']);
  url = 'https://help.example/chat?x=1';
  now = 60_000;
  expect((await sources()).frames).toEqual(['https://pay.example', 'https://help.example']);
});

test('without a database the page stands, with what was known', async () => {
  const lost = () => Promise.reject(new Error('lost'));
  expect(await createPageSources({ ...given, supportUrl: lost })()).toEqual(given);
});
