import { officeCalls, refusals } from '@members/office-contract';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areas } from './areas';
import { areasWithTexts } from './texts';

const languages = ['en_us', 'zh_cn', 'es_spa', 'ms_my', 'vn_vn', 'ko_ko'];
const folders = ['texts', ...areasWithTexts.map((area) => `${area}/texts`)];

/** Every text by its key, such as `states.sent`. */
function textsOf(folder: string, language: string): Map<string, string> {
  const file = join(import.meta.dirname, folder, `${language}.json`);
  const found = new Map<string, string>();
  const add = (value: unknown, key: string) => {
    if (typeof value === 'string') found.set(key, value);
    else for (const [name, each] of Object.entries(value as object)) add(each, key ? `${key}.${name}` : name);
  };
  add(JSON.parse(readFileSync(file, 'utf8')), '');
  return found;
}

const placesOf = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(([place]) => place).toSorted();

describe.each(folders)('the texts in %s', (folder) => {
  const english = textsOf(folder, 'en_us');

  it.each(languages)('are complete in %s, with the same places to fill', (language) => {
    const texts = textsOf(folder, language);
    expect([...texts.keys()].toSorted()).toEqual([...english.keys()].toSorted());
    for (const [key, text] of texts) {
      expect(text.trim()).not.toBe('');
      expect([key, placesOf(text)]).toEqual([key, placesOf(english.get(key)!)]);
    }
  });
});

it('every folder with texts is an area that loads them, and is in the menu', () => {
  const found = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  expect(found.filter((path) => /(^|\/)texts$/.test(path)).toSorted()).toEqual(folders.toSorted());
  expect(areas.map(({ name }) => name).toSorted()).toEqual(areasWithTexts.toSorted());
});

const everyKey = folders.flatMap((folder) => [...textsOf(folder, 'en_us').keys()]);

it('every refusal of the contract is said in the operator’s language, in one place', () => {
  for (const key of Object.keys(refusals))
    expect(everyKey.filter((each) => each === `refusals.${key}`)).toHaveLength(1);
});

it('every call that may wait for a second operator has a name, in one place', () => {
  for (const [id, { twoPeople }] of Object.entries(officeCalls))
    if (twoPeople !== 'never') expect(everyKey.filter((each) => each === `calls.${id}`)).toHaveLength(1);
});
