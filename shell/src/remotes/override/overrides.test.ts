import { mayOverride, overrideFolder } from './loadOverrides';
import { endOverride, overrideAddresses } from './addresses';

describe('a developer’s own build in the place of a release', () => {
  it('is named by a key of this browser', () => {
    localStorage.setItem('members.override.mfe-x', 'http://localhost:3001/remote.json');
    localStorage.setItem('members.language', 'en_us');
    expect(overrideAddresses(localStorage)).toEqual([['mfe-x', 'http://localhost:3001/remote.json']]);
    endOverride('mfe-x', localStorage);
    expect(overrideAddresses(localStorage)).toEqual([]);
  });

  it.each([
    ['nobody', 7, false],
    ['everybody', null, true],
    [['7'], 7, true],
    [['7'], 8, false],
    [['7'], null, false],
    [[], 7, false],
  ] as const)('with the rule %j is allowed to %s: %s', (rule, memberId, allowed) => {
    expect(mayOverride(rule, memberId)).toBe(allowed);
  });

  it.each([
    ['http://localhost:3001/remoteEntry.js', 'http://localhost:3001'],
    ['http://localhost:3001/', 'http://localhost:3001'],
    ['http://localhost:3001/x/remote.json', 'http://localhost:3001/x'],
    ['https://dev.example/x/remote.json', null],
    ['http://dev.example/remoteEntry.js', null],
    ['http://localhost.example/remoteEntry.js', null],
    ['javascript:alert(1)', null],
    ['/remotes/x', null],
    ['', null],
  ])('at %s is looked for in %s', (address, folder) => {
    expect(overrideFolder(address)).toBe(folder);
  });
});
