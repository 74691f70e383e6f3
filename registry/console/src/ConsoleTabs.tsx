import { ControlIcon, ReportIcon, TabBar, TabBarItem, TimeIcon } from '@members/ui/core';
import { PlaceLink } from './navigation/PlaceLink';
import { places, type Place } from './navigation/places';

/** Remotes, history, settings. */
export function ConsoleTabs({ place: { screen } }: { place: Place }) {
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
