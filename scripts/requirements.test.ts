import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesIn } from './sources';
import { root } from './workspace.mjs';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The examples below are no citations. */
const sources = [...sourcesIn('')].filter((path) => path !== 'scripts/requirements.test.ts');

const [described, notCited] = read('docs/requirements.md').split('\n## Cited by no test\n') as [
  string,
  string,
];

/** Every requirement, decision, scenario and call, in the order of the document. */
const catalogue = [
  ...described.matchAll(/^(?:- \*\*([A-Z]+-\d{2,3}|D\d\d[a-z]?)\*\*|(\d+)\. \*\*|\| (\d+) )/gm),
].map(([, id, scenario, call]) => id ?? (scenario ? `scenario ${scenario}` : `call ${call}`));
const position = new Map(catalogue.map((id, index) => [id, index]));

const groups = new Set(catalogue.flatMap((id) => /^[A-Z]+(?=-)/.exec(id) ?? []));
const id = `\\b(?:(?:${[...groups].join('|')})-\\d{2,3}|D\\d\\d[a-z]?)\\b`;
const byId = new RegExp(`(${id})(?:(?: to |-|–)(${id}))?`, 'g');
const byNumber = /\b(call|scenario)s? (\d+\b(?:(?:, | and | or | to |-|–)\d+\b)*)/gi;

/** From one ID to another of its group; both alone where they are no range. */
function range(first: string, last: string): string[] {
  const sameGroup = first.replace(/\d.*/, '') === last.replace(/\d.*/, '');
  const [from, to] = [position.get(first), position.get(last)];
  if (!sameGroup || from === undefined || to === undefined || from > to) return [...new Set([first, last])];
  return catalogue.slice(from, to + 1);
}

interface Citation {
  cited: string;
  index: number;
}

function citationsIn(text: string): Citation[] {
  const ids = [...text.matchAll(byId)].flatMap(({ 1: first, 2: last, index }) =>
    range(first!, last ?? first!).map((cited) => ({ cited, index })),
  );
  const numbers = [...text.matchAll(byNumber)].flatMap(({ 1: kind, 2: list, index }) =>
    list!.split(/, | and | or /).flatMap((part) => {
      const [first, last] = part.split(/ to |-|–/).map((number) => `${kind!.toLowerCase()} ${number}`);
      return range(first!, last ?? first!).map((cited) => ({ cited, index }));
    }),
  );
  return [...ids, ...numbers];
}

const citedIn = (text: string) => citationsIn(text).map(({ cited }) => cited);

/** Documents and numbers that a reader of this repository can't look up. */
const elsewhere = /\b(?:acceptance|spec)\.md\b|\bacceptance (?:§|catalogue)|\bissues? (?:#?\d|D\d)/gi;

const place = (path: string, text: string, index: number) =>
  `${path}:${text.slice(0, index).split('\n').length}`;

const unknown: string[] = [];
const outside: string[] = [];
const citedByTests = new Set<string>();
for (const path of sources) {
  const text = path === 'docs/requirements.md' ? described : read(path);
  for (const { cited, index } of citationsIn(text)) {
    if (!position.has(cited)) unknown.push(`${place(path, text, index)} cites ${cited}`);
    if (/\.(test|spec)\.tsx?$/.test(path)) citedByTests.add(cited);
  }
  for (const { 0: words, index } of text.matchAll(elsewhere))
    outside.push(`${place(path, text, index)} cites ${words}`);
}

describe('what cites a requirement', () => {
  test('cites one of docs/requirements.md', () => expect(unknown).toEqual([]));

  test('cites nothing outside of this repository', () => expect(outside).toEqual([]));
});

describe('docs/requirements.md', () => {
  test('gives each ID, scenario and call once', () => {
    expect(position.size).toBe(catalogue.length);
    expect(catalogue.filter((entry) => entry.startsWith('call '))).toHaveLength(40);
  });

  test('lists what no test cites, and nothing else', () => {
    const notByTests = catalogue.filter((entry) => !entry.startsWith('call ') && !citedByTests.has(entry));
    expect(citedIn(notCited).sort()).toEqual(notByTests.sort());
  });
});

test.each([
  ['(LOT-08, D58)', ['LOT-08', 'D58']],
  ['AUTH-06 to AUTH-08', ['AUTH-06', 'AUTH-07', 'AUTH-08']],
  ['D25-D27', ['D25', 'D26', 'D26b', 'D27']],
  ['Calls 17-19, 25 and 27', ['call 17', 'call 18', 'call 19', 'call 25', 'call 27']],
  ['scenario 15', ['scenario 15']],
  ['LOT-98, D99 and call 41', ['LOT-98', 'D99', 'call 41']],
  ['OFC-110 to OFC-112', ['OFC-110', 'OFC-111', 'OFC-112']],
  ['40 calls, MD50, #D41A00, SPRING-26', []],
])('%j is read as %j', (text, ids) => expect(citedIn(text)).toEqual(ids));
