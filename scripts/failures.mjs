import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './workspace.mjs';

/** How many lines of an error the summary repeats; the whole of it stands further up in the output. */
const shownLines = 25;

function failure(title, messages) {
  const lines = stripVTControlCharacters(messages.filter(Boolean).join('\n'))
    .trim()
    .split('\n')
    .filter((line) => !/^\s+at .*node_modules/.test(line));
  return [`✘ ${title}`, ...lines.slice(0, shownLines).map((line) => `    ${line}`)].join('\n');
}

/** What failed by a report of `jest --json`: tests, and files that could not be run. */
export function failuresOfJest(report) {
  return (report?.testResults ?? []).flatMap(({ name, message, status, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && tests.length === 0) return [failure(name, [message])];
    return tests.map((test) => failure(`${name} › ${test.fullName}`, test.failureMessages));
  });
}

/** Which tests a report of `jest --json` says were left out; their titles say where they run. */
export function skippedOfJest(report) {
  return (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'pending' || status === 'todo')
      .map((test) => `${relative(root, name)} › ${test.fullName}`),
  );
}

/** The specs of Playwright's JSON report, each with its full title. */
function specsOf({ title = '', suites = [], specs = [] }, above = []) {
  const path = title ? [...above, title] : above;
  const own = specs.map((spec) => ({ ...spec, fullTitle: [...path, spec.title].join(' › ') }));
  return [...own, ...suites.flatMap((suite) => specsOf(suite, path))];
}

/** What failed by Playwright's JSON report: tests, and errors outside of any test. */
export function failuresOfPlaywright(report) {
  const messagesOf = ({ tests }) =>
    tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message)));
  return [
    ...(report?.errors ?? []).map(({ message }) => failure('outside of a test', [message])),
    ...specsOf(report ?? {})
      .filter(({ ok }) => !ok)
      .map((spec) => failure(spec.fullTitle, messagesOf(spec))),
  ];
}

/** Which specs Playwright's JSON report says were left out, and why. */
export function skippedOfPlaywright(report) {
  return specsOf(report ?? {}).flatMap(({ fullTitle, tests }) =>
    tests
      .filter(({ status }) => status === 'skipped')
      .map(({ annotations }) => [fullTitle, ...annotations.map(({ description }) => description)].join(': ')),
  );
}
