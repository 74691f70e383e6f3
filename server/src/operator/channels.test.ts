import { UsageError } from '@members/command-line';
import { createTestOperator, createTestServer, type TestOperator, type TestServer } from '../../testing';

let server: TestServer;
let operator: TestOperator;
beforeAll(async () => {
  server = await createTestServer();
  operator = createTestOperator(server);
  await server.database.transaction((transaction) =>
    transaction.insertInto('recharge_channels').values({ name: 'Card', position: 0 }).execute(),
  );
});
afterAll(() => server.close());

const set = (setting: string, value: string) => operator.run('channels', 'set', 'Card', setting, value);
const channel = async (language: 'en_us' | 'ko_ko' = 'en_us') =>
  (await server.call('siteInfo', undefined, { language })).answer!.rechargeChannels[0];
const bare = {
  ...{ name: 'Card', label: 'Card', logoUrl: null, minMinor: null, maxMinor: null },
  ...{ feeMinor: null, feePerMille: null, minutesMin: null, minutesMax: null },
};

describe('npm run operator -- channels (RECH-10)', () => {
  test('before anything is set a channel has its name and nothing else', async () => {
    expect(await channel()).toEqual(bare);
    expect(await operator.run('channels')).toBe('Card');
  });

  test.each([
    ['min', '10.00', { minMinor: 1_000 }],
    ['max', '5000.00', { maxMinor: 500_000 }],
    ['fee', '0', { feeMinor: 0, feePerMille: 0 }],
    ['fee', '0.30', { feeMinor: 30, feePerMille: 0 }],
    ['fee', '1.5%', { feeMinor: 0, feePerMille: 15 }],
    ['fee', '0.30+20%', { feeMinor: 30, feePerMille: 200 }],
    ['minutes', '2', { minutesMin: null, minutesMax: 2 }],
    ['minutes', '5-30', { minutesMin: 5, minutesMax: 30 }],
    ['logo', 'https://pictures.example/card.svg', { logoUrl: 'https://pictures.example/card.svg' }],
    ['logo', '/media/channels/card.svg', { logoUrl: '/media/channels/card.svg' }],
  ])('%s becomes "%s", and that is on record', async (setting, value, shown) => {
    const lines = (await operator.log()).length;
    await set(setting, value);
    expect(await channel()).toMatchObject(shown);
    const details = { setting, before: expect.any(String), after: expect.any(String) };
    expect((await operator.log()).slice(lines)).toEqual([
      ['ana', 'channel changed', 'Card', expect.objectContaining(details)],
    ]);
  });

  test('a label is set by language, and English stands in for those that have none', async () => {
    await set('label-ko_ko', '카드');
    expect([(await channel())!.label, (await channel('ko_ko'))!.label]).toEqual(['Card', '카드']);
    await set('label-en_us', 'Bank card');
    await set('label-ko_ko', '');
    expect([(await channel())!.label, (await channel('ko_ko'))!.label]).toEqual(['Bank card', 'Bank card']);
  });

  test('the list has all of it', async () => {
    expect(await operator.run('channels')).toBe(
      'Card  min 10.00  max 5,000.00  fee 0.30+20%  minutes 5-30  logo /media/channels/card.svg  label-en_us Bank card',
    );
  });

  test.each([
    ['min', '0'],
    ['min', '5000.01'],
    ['max', '9.99'],
    ['fee', '-1'],
    ['fee', '100%'],
    ['fee', '1.5%+0.30'],
    ['fee', '1.25%'],
    ['minutes', '0'],
    ['minutes', '30-5'],
    ['minutes', 'soon'],
    ['logo', 'http://pictures.example/card.svg'],
    ['logo', '//pictures.example/card.svg'],
    ['logo', 'javascript:alert(1)'],
    ['label-ko_ko', 'x'.repeat(61)],
  ])('%s never becomes "%s"', async (setting, value) => {
    const before = [await channel(), await operator.log()];
    await expect(set(setting, value)).rejects.toThrow(`${setting} takes: `);
    expect([await channel(), await operator.log()]).toEqual(before);
  });

  test('what is so already is no change and not on record', async () => {
    const lines = await operator.log();
    expect(await set('minutes', '5-30')).toBe('minutes of Card is 5-30 already.');
    expect(await operator.log()).toEqual(lines);
  });

  test('an empty value takes it away', async () => {
    for (const setting of ['min', 'max', 'fee', 'minutes', 'logo']) await set(setting, '');
    expect(await channel()).toEqual({ ...bare, label: 'Bank card' });
  });

  test('refuses an unknown channel, an unknown setting and wrong arguments', async () => {
    await expect(operator.run('channels', 'set', 'Cash', 'min', '1')).rejects.toThrow(
      'There is no channel Cash.',
    );
    await expect(set('odds', '2')).rejects.toThrow('A channel has no odds. There are: min, max, fee');
    await expect(operator.run('channels', 'set', 'Card', 'min')).rejects.toThrow(UsageError);
  });
});
