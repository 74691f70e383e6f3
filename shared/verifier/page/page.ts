import { isLanguage, languages, type Language } from '@members/contract';
import { describeStep, quicknet, verifyHistory, type HistoryLine } from '@members/verifier';
import { chooseLanguage, fill, languageChoices, pageTexts, type PageTexts } from './pageTexts';

const byId = <Found extends HTMLElement>(id: string) => document.getElementById(id) as Found;
const input = byId<HTMLTextAreaElement>('history');
const results = byId('results');
const summary = byId('summary');
const choice = byId<HTMLSelectElement>('language');
/** Right rounds shown; wrong ones all are. */
const shownRight = 200;
let run = 0;
let texts: PageTexts = pageTexts.en_us;

byId('chain').textContent = quicknet.chainHash;

function element(name: string, text: string, className = ''): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  made.className = className;
  return made;
}

const marks = { ok: '✓', failed: '✗', pending: '…', note: '!', void: '∅' } as const;

function show({ record, steps, verdict, line }: HistoryLine): HTMLElement {
  const item = document.createElement('details');
  item.className = verdict;
  item.open = verdict === 'failed';
  const { page, steps: sentences } = texts;
  const name = record
    ? [
        record.gameKey,
        fill(page.round, { number: record.roundNumber }),
        record.period,
        record.dice?.join(' ') ?? '–',
      ]
    : [fill(page.line, { line })];
  const list = document.createElement('ul');
  for (const step of steps)
    list.append(element('li', `${marks[step.outcome]} ${describeStep(step, sentences)}`, step.outcome));
  item.append(element('summary', [`${marks[verdict]} ${page[verdict]}`, ...name].join(' · ')), list);
  return item;
}

const sumOf = (totals: Readonly<Record<string, number>>) =>
  Object.values(totals).reduce((sum, count) => sum + count, 0);

async function verify(): Promise<void> {
  const own = (run += 1);
  const totals = { ok: 0, failed: 0, pending: 0, void: 0 };
  let testBeacon = false;
  results.replaceChildren();
  for await (const line of verifyHistory(input.value)) {
    // Lets the page draw, and another history take over.
    await new Promise((resolve) => setTimeout(resolve));
    if (own !== run) return;
    totals[line.verdict] += 1;
    testBeacon ||= line.record?.beacon.kind === 'test';
    if (line.verdict !== 'ok' || totals.ok <= shownRight) results.append(show(line));
    summary.textContent = fill(texts.page.running, { count: sumOf(totals) });
  }
  byId('test').hidden = !testBeacon;
  summary.className = totals.failed ? 'failed' : 'ok';
  summary.textContent = sumOf(totals) === 0 ? '' : fill(texts.page.totals, totals);
}

async function take(file: File | undefined): Promise<void> {
  if (!file) return;
  input.value = await file.text();
  await verify();
}

function speak(language: Language): void {
  texts = pageTexts[language];
  document.documentElement.lang = languageChoices[language].tag;
  document.title = texts.page.title;
  for (const place of document.querySelectorAll<HTMLElement>('[data-text]'))
    place.textContent = texts.page[place.dataset.text as keyof PageTexts['page']];
  choice.value = language;
}

for (const language of languages) {
  const { name, tag } = languageChoices[language];
  const option = new Option(name, language);
  option.lang = tag;
  choice.add(option);
}
speak(chooseLanguage(location.search, navigator.languages));
choice.addEventListener('change', () => {
  if (!isLanguage(choice.value)) return;
  speak(choice.value);
  void verify();
});

const start = () => void verify();
byId('verify').addEventListener('click', start);
input.addEventListener('paste', () => setTimeout(start));
byId<HTMLInputElement>('file').addEventListener('change', (event) => {
  void take((event.target as HTMLInputElement).files?.[0]);
});
document.addEventListener('dragover', (event) => event.preventDefault());
document.addEventListener('drop', (event) => {
  event.preventDefault();
  void take(event.dataTransfer?.files[0]);
});
