import { session } from '@members/api-client';
import { Component, useEffect, useMemo, useState } from 'react';
import { RemoteContext } from './RemoteContext.js';
import { GamesScreen } from './screens/GamesScreen.jsx';
import { LotteryScreen } from './screens/LotteryScreen.jsx';
import { OrdersScreen } from './screens/OrdersScreen.jsx';
import { translate } from './translate.js';

const screens = {
  '/game': { Screen: GamesScreen },
  '/lottery': { Screen: LotteryScreen, forMembers: true },
  '/gamerecord': { Screen: OrdersScreen, forMembers: true },
};

/** The screen of the current address, under the shell's history. */
export function Lottery({ texts, history, release, hold, onError }) {
  const [location, setLocation] = useState(history.location);
  useEffect(() => history.listen(setLocation), [history]);
  const remote = useMemo(
    () => ({ t: translate(texts), history, release, hold, query: new URLSearchParams(location.search) }),
    [texts, history, release, hold, location.search],
  );
  const { Screen, forMembers } = screens[location.pathname.toLowerCase()] ?? {};
  const toLogin = forMembers && !session.current();
  useEffect(() => {
    const { pathname, search } = location;
    if (toLogin) history.replace('/Login', { returnTo: pathname + search });
  }, [toLogin, history, location]);
  if (!Screen || toLogin) return null;
  return (
    <Boundary onError={onError}>
      <RemoteContext.Provider value={remote}>
        <Screen key={location.pathname + location.search} />
      </RemoteContext.Provider>
    </Boundary>
  );
}

/** Gives an error after which this remote can't go on to the shell, which takes its place. */
class Boundary extends Component {
  state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  componentDidCatch(error) {
    this.props.onError(error);
  }

  render() {
    return this.state.failed ? null : this.props.children;
  }
}
