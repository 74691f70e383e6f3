import { stripVTControlCharacters } from 'node:util';

/** Lines of an error that are told again, without those of runners; the whole of it stands further up. */
const TOLD_LINES = 25;

function failure(title, messages) {
  const lines = stripVTControlCharacters(messages.filter(Boolean).join('\n'))
    .trim()
    .split('\n')
    .filter((line) => !/^\s+at .*node_modules/.test(line));
  return [`✘ ${title}`, ...lines.slice(0, TOLD_LINES).map((line) => `    ${line}`)].join('\n');
}

/** What failed by a report of `jest --json`: tests, and files that could not be run. */
export function failuresOfJest(report) {
  return (report?.testResults ?? []).flatMap(({ name, message, status, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && tests.length === 0) return [failure(name, [message])];
    return tests.map((test) => failure(`${name} › ${test.fullName}`, test.failureMessages));
  });
}

/** What failed by Playwright's JSON report: tests, and errors outside of any test. */
export function failuresOfPlaywright(report) {
  const inSuite = ({ title, suites = [], specs = [] }, above = []) => {
    const path = [...above, title];
    const own = specs
      .filter(({ ok }) => !ok)
      .map((spec) =>
        failure(
          [...path, spec.title].join(' › '),
          spec.tests.flatMap(({ results }) =>
            results.flatMap(({ errors }) => errors.map(({ message }) => message)),
          ),
        ),
      );
    return [...own, ...suites.flatMap((suite) => inSuite(suite, path))];
  };
  return [
    ...(report?.errors ?? []).map(({ message }) => failure('outside of a test', [message])),
    ...(report?.suites ?? []).flatMap((suite) => inSuite(suite)),
  ];
}
