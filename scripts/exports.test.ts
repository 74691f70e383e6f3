import { shared, standings } from '@members/tooling/exports';

describe('what remotes take from the shell', () => {
  const found = standings(shared);

  it.each(found)('has a version of $name that fits, and a snapshot of it', ({ refusal, isCurrent }) => {
    expect(refusal).toBeUndefined();
    // Where this fails, `npm run exports` writes the snapshot.
    expect(isCurrent).toBe(true);
  });

  it('is of the four packages', () => {
    expect(found.map(({ name }) => name)).toEqual([
      '@members/api-client',
      '@members/i18n',
      '@members/mfe-kit',
      '@members/ui',
    ]);
  });
});
