import { csvLine } from './csv';

describe('a line of CSV', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\r=1'])(
    'makes %j a text, not a formula',
    (text) => {
      expect(csvLine([text]).replaceAll('"', '')).toBe(`'${text}\r\n`);
    },
  );

  it('quotes commas, quotes and line ends, and leaves numbers', () => {
    expect(csvLine(['a,b', 'say "so"', 'two\nlines', -10.5, ''])).toBe(
      '"a,b","say ""so""","two\nlines",-10.5,\r\n',
    );
  });
});
