import { placesOf } from './placesOf';

const failed = (stack: string) => Object.assign(new Error('broken'), { stack });

describe('the places of a failure in the code', () => {
  it('are lines without the page’s origin and without queries, and without the message', () => {
    const at = `${location.origin}/remotes/mfe-x/1.0.0+b/js/a.js`;
    const error = failed(
      `Error: broken by ana@example.com\n    at show (${at}?member=7:1:20)\n    at ${at}:2:4`,
    );
    expect(placesOf(error, 0)).toEqual({
      stack: 'at show (/remotes/mfe-x/1.0.0+b/js/a.js:1:20)\nat /remotes/mfe-x/1.0.0+b/js/a.js:2:4',
    });
  });

  it('are told of the first failures of a report only, eight lines of each', () => {
    const error = failed(`Error: broken\n${'    at show (/a.js:1:20)\n'.repeat(20)}`);
    expect(placesOf(error, 2)?.stack.split('\n')).toHaveLength(8);
    expect(placesOf(error, 3)).toBeUndefined();
    expect(placesOf('no error', 0)).toBeUndefined();
  });
});
