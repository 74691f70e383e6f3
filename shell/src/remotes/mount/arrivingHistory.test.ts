import { createGate } from './createGate';
import { arrivingHistory } from './arrivingHistory';
import { createShellHistory } from '../../history/createShellHistory';
import { scopedHistory } from './scopedHistory';

const isOwn = (pathname: string) => pathname === '/Mine';

describe('the history of a screen that is drawn before the member arrives', () => {
  beforeEach(() => window.history.replaceState(null, '', '/#/Home'));

  /** As a remote is given it. */
  function arriving() {
    const history = createShellHistory();
    const arrival = createGate();
    return { history, arrival, given: scopedHistory(arrivingHistory(history, '/Mine', arrival), isOwn) };
  }

  it('stands where the screen will be, while the app is elsewhere', () => {
    const { history, given } = arriving();
    expect(given.location).toMatchObject({ pathname: '/Mine', search: '' });
    expect(history.location.pathname).toBe('/Home');
  });

  it('tells of the arrival, and is the shell’s from then on', () => {
    const { history, arrival, given } = arriving();
    const seen: string[] = [];
    given.listen(({ pathname }) => seen.push(pathname));
    history.push('/Mine', { from: 'Home' });
    arrival.open();
    expect(seen).toEqual(['/Mine']);
    expect(given.location).toEqual(history.location);
  });

  it('goes nowhere before the member has arrived, and then where the screen has sent them', () => {
    const { history, arrival, given } = arriving();
    given.replace('/Login', { returnTo: '/Mine' });
    expect(history.location.pathname).toBe('/Home');
    history.push('/Mine');
    arrival.open();
    expect(history.location).toMatchObject({ pathname: '/Login', state: { returnTo: '/Mine' } });
  });
});
