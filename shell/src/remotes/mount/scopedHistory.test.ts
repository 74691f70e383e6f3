import { createShellHistory } from '../../history/createShellHistory';
import { scopedHistory } from './scopedHistory';

const isOwn = (pathname: string) => pathname.startsWith('/Game');

describe('the history that a remote sees', () => {
  beforeEach(() => window.history.replaceState(null, '', '/#/Game'));

  it('tells places under its own routes', () => {
    const history = createShellHistory();
    const seen: string[] = [];
    const scoped = scopedHistory(history, isOwn);
    scoped.listen(({ pathname, search }) => seen.push(pathname + search));
    history.push('/GameRecord?day=1');
    expect(seen).toEqual(['/GameRecord?day=1']);
    expect(scoped.location.pathname).toBe('/GameRecord');
  });

  it('stays where it was when the app goes elsewhere', () => {
    const history = createShellHistory();
    const seen: string[] = [];
    const scoped = scopedHistory(history, isOwn);
    scoped.listen(({ pathname }) => seen.push(pathname));
    history.push('/Home');
    expect(seen).toEqual([]);
    expect(scoped.location.pathname).toBe('/Game');
  });

  it('navigates anywhere', () => {
    const history = createShellHistory();
    scopedHistory(history, isOwn).push('/Login', { returnTo: '/Game' });
    expect(history.location).toMatchObject({ pathname: '/Login', state: { returnTo: '/Game' } });
    expect(window.location.hash).toBe('#/Login');
  });
});
