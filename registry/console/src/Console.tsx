import {
  ControlIcon,
  Delayed,
  ErrorState,
  NavBar,
  ReportIcon,
  ScreenBody,
  Skeleton,
  TabBar,
  TabBarItem,
  TimeIcon,
} from '@members/ui/core';
import { FormMessage } from '@members/ui/forms';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { overviewQuery, sessionQuery } from './api/queries';
import type { OperatorSession, RegistryOverview } from './api/types';
import { DecideProvider } from './decision/Decide';
import { Time } from './format/Time';
import { HistoryScreen } from './history/HistoryScreen';
import { PlaceLink, type Place, places, usePlace } from './navigation/places';
import { RemoteScreen } from './remotes/RemoteScreen';
import { RemotesScreen } from './remotes/RemotesScreen';
import { SignOutButton } from './session/SignOutButton';
import { SettingsScreen } from './settings/SettingsScreen';
import styles from './Console.module.css';

interface ConsoleProps {
  session: OperatorSession;
  /** Called when the operator has signed out. */
  onSignedOut: () => void;
}

/** The frame of all screens: title, the overview that all of them show, tab bar. */
export function Console({ session, onSignedOut }: ConsoleProps) {
  const place = usePlace();
  const title = titleOf(place);
  const overview = useQuery(overviewQuery);
  const heading = useHeadingFocus(title);
  useKeepSessionAlive(title);
  return (
    <>
      <main className={styles.screen}>
        <NavBar
          title={title}
          headingRef={heading}
          {...(place.screen === 'remote'
            ? { backLabel: 'All remotes', backRender: <PlaceLink to={places.remotes} /> }
            : { variant: 'root' })}
          trailing={<SignOutButton name={session.name} onSignedOut={onSignedOut} />}
        />
        <ScreenBody>
          {overview.error && overview.data && (
            <FormMessage tone="warn">
              {overview.error.message} This is how it was on <Time at={overview.dataUpdatedAt} exact />.
            </FormMessage>
          )}
          {overview.data ? (
            <DecideProvider session={session} overview={overview.data}>
              <Screen place={place} overview={overview.data} now={overview.dataUpdatedAt} />
            </DecideProvider>
          ) : overview.error ? (
            <ErrorState
              title="The registry doesn’t answer"
              text={overview.error.message}
              retryLabel="Try again"
              busy={overview.isFetching}
              onRetry={() => void overview.refetch()}
            />
          ) : (
            <Delayed label="Loading">
              <Skeleton shape="block" height={180} />
            </Delayed>
          )}
        </ScreenBody>
      </main>
      <ConsoleTabs place={place} />
    </>
  );
}

function Screen({ place, overview, now }: { place: Place; overview: RegistryOverview; now: number }) {
  switch (place.screen) {
    case 'remotes':
      return <RemotesScreen overview={overview} />;
    case 'remote':
      return <RemoteScreen key={place.name} name={place.name} overview={overview} now={now} />;
    case 'history':
      return <HistoryScreen overview={overview} remote={place.remote} />;
    case 'settings':
      return <SettingsScreen overview={overview} />;
  }
}

const titles = { remotes: 'Remotes', history: 'History', settings: 'Settings' };
const titleOf = (place: Place): string => (place.screen === 'remote' ? place.name : titles[place.screen]);

/** Keeps the session alive by going from screen to screen: what the page refreshes by itself does not. */
function useKeepSessionAlive(title: string) {
  const client = useQueryClient();
  useEffect(() => {
    void client.refetchQueries({ queryKey: sessionQuery.queryKey });
  }, [client, title]);
}

/** Names the document after the screen, and moves the focus to the heading of the next one. */
function useHeadingFocus(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);
  useEffect(() => {
    document.title = `${title} · Registry`;
    if (shown.current === title) return;
    shown.current = title;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [title]);
  return heading;
}

/** Remotes, history, settings. */
function ConsoleTabs({ place: { screen } }: { place: Place }) {
  return (
    <TabBar label="Console">
      <TabBarItem
        icon={<ReportIcon />}
        label="Remotes"
        active={screen === 'remotes' || screen === 'remote'}
        render={<PlaceLink to={places.remotes} />}
      />
      <TabBarItem
        icon={<TimeIcon />}
        label="History"
        active={screen === 'history'}
        render={<PlaceLink to={places.history()} />}
      />
      <TabBarItem
        icon={<ControlIcon />}
        label="Settings"
        active={screen === 'settings'}
        render={<PlaceLink to={places.settings} />}
      />
    </TabBar>
  );
}
