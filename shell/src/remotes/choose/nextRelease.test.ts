import { a, b, listing, openPage } from '../../../testing/openPage';

describe('what a navigation would show', () => {
  it('is known before it happens, and nothing of it is taken', async () => {
    const page = openPage(listing(a), { path: '/Home' });
    expect(page.releases.next('/game')?.buildId).toBe('a');
    expect(page.runs()).toBeNull();
    await page.list(listing(b, { previous: a }));
    expect(page.releases.next('/Game')?.buildId).toBe('b');
  });

  it('is the next of the chain after one that failed, and nothing on the shell’s own routes', async () => {
    const page = openPage(listing(b, { previous: a }));
    await page.fail(b);
    expect(page.releases.next('/Lottery')?.buildId).toBe('a');
    expect(page.releases.next('/Home')).toBeNull();
    expect(page.releases.next('/Nowhere')).toBeNull();
  });
});
