import { unlistedFiles } from './forgetReleases';

const at = (path: string) => `https://m.example.com${path}`;

test('kept files of releases that are not listed any more are found, and no others (OFF-07)', () => {
  const kept = [
    at('/remotes/mfe-video/0.1.0+aa/remoteEntry.js'),
    at('/remotes/mfe-video/0.1.0+aa/js/12.js'),
    at('/remotes/mfe-video/0.1.0+aab/js/12.js'),
    at('/remotes/mfe-lottery/0.1.0+aa/remoteEntry.js'),
  ];
  const listed = ['/remotes/mfe-video/0.1.0+aa', at('/remotes/mfe-wallet/0.1.0+cc/')];
  expect(unlistedFiles(kept, listed, 'https://m.example.com')).toEqual(kept.slice(2));
});
