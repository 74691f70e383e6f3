import { UsageError } from '@members/command-line';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createTestOperator,
  type TestOperator,
  createTestServer,
  type TestServer,
  runOperator,
} from '../../testing';

let server: TestServer;
let operator: TestOperator;
let folder: string;
beforeAll(async () => {
  server = await createTestServer();
  operator = createTestOperator(server);
  folder = mkdtempSync(join(tmpdir(), 'members-notices-'));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const write = (name: string, content: string) => writeFileSync(join(folder, name), content);
const run = (...args: string[]) => runOperator(['notices', ...args], { ...operator.env, INIT_CWD: folder });
const shown = async (language: 'en_us' | 'ko_ko' | 'zh_cn' = 'en_us') =>
  (await server.call('notices', undefined, { language })).answer!.map(({ name, text }) => [name, text]);

describe('npm run operator -- notices (NOT-01, call 24)', () => {
  test('says that there are none', async () => {
    expect(await run()).toBe('There are no notices.');
  });

  test('adds one from a file beside the caller, in English where a language is missing', async () => {
    const notice = { en_us: { name: 'Pause', text: 'At noon.' }, ko_ko: { name: '휴식', text: '정오에.' } };
    write('pause.json', JSON.stringify(notice));
    expect(await run('add', 'pause.json', '--reason', 'upgrade')).toBe(
      'Notice 1 is shown to everybody, in English where the app speaks zh_cn, es_spa, ms_my, vn_vn.',
    );
    expect(await shown('ko_ko')).toEqual([['휴식', '정오에.']]);
    expect(await shown('zh_cn')).toEqual([['Pause', 'At noon.']]);
    const details = { name: 'Pause', languages: 'en_us ko_ko', reason: 'upgrade' };
    expect(await operator.log()).toEqual([['ana', 'notice added', 'notice 1', details]]);
  });

  test('removes one, once; its text stays in the database, and its number is not used again', async () => {
    write('second.json', '{"en_us": {"name": "Second", "text": "More."}}');
    await run('add', join(folder, 'second.json'));
    expect(await run()).toMatch(/^2 {2}\d{4}-\S+ \S+ {2}Second\n1 {2}\d{4}-\S+ \S+ {2}Pause$/);
    expect(await run('remove', '2', '--reason', 'wrong day')).toBe('Notice 2 is no longer shown.');
    expect(await shown()).toEqual([['Pause', 'At noon.']]);
    const line = ['ana', 'notice removed', 'notice 2', { name: 'Second', reason: 'wrong day' }];
    expect((await operator.log()).at(-1)).toEqual(line);
    await expect(run('remove', '2')).rejects.toThrow('There is no notice 2.');
    expect((await operator.log()).at(-1)).toEqual(line);
    const kept = server.database.reader.selectFrom('notices').select('text').where('id', '=', 2);
    expect(await kept.executeTakeFirst()).toEqual({ text: { en_us: 'More.' } });
    expect(await run('add', 'second.json')).toMatch(/^Notice 3 /);
    await run('remove', '3');
  });

  test('all six languages need no word of English', async () => {
    const text = { name: 'All', text: 'Of them.' };
    const all = { en_us: text, zh_cn: text, es_spa: text, ms_my: text, vn_vn: text, ko_ko: text };
    write('all.json', JSON.stringify(all));
    expect(await run('add', 'all.json')).toBe('Notice 4 is shown to everybody.');
    await run('remove', '4');
  });

  test.each([
    ['{"en_us": ', 'it is not JSON'],
    ['[]', 'This is no notice: '],
    ['{}', 'en_us is missing'],
    ['{"ko_ko": {"name": "a", "text": "b"}}', 'en_us is missing'],
    ['{"en_us": {"name": "a"}}', 'en_us.text'],
    ['{"en_us": {"name": " ", "text": "b"}}', 'en_us.name'],
    ['{"en_us": {"name": "a", "text": "b"}, "ko_ko": {"text": "b"}}', 'ko_ko.name'],
    ['{"en_us": {"name": "a", "text": "b", "to": "demo"}}', 'en_us'],
    ['{"en_us": {"name": "a", "text": "b"}, "fr_fr": {"name": "a", "text": "b"}}', 'fr_fr'],
  ])('shows no notice like %s', async (content, sentence) => {
    const before = [await shown(), await operator.log()];
    write('bad.json', content);
    await expect(run('add', 'bad.json')).rejects.toThrow(sentence);
    expect([await shown(), await operator.log()]).toEqual(before);
  });

  test('says that a file is not there', async () => {
    await expect(run('add', 'nothing.json')).rejects.toThrow('There is no file nothing.json to read.');
  });

  test.each([[['add']], [['remove']], [['remove', 'Pause']], [['change', '1']], [['remove', '1', '2']]])(
    'refuses %j as wrong arguments',
    async (args) => {
      await expect(run(...args)).rejects.toThrow(UsageError);
    },
  );
});
