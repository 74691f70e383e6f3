import { useSession } from '@members/api-client';
import { useTexts } from '@members/i18n';
import { useScreenTitle } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { Link } from '@members/mfe-kit/router';
import {
  Card,
  ControlIcon,
  GiftIcon,
  ListRow,
  LogisticsIcon,
  MenuList,
  NavBar,
  PlayIcon,
  ScreenBody,
} from '@members/ui/core';
import { ControlLayer, controlAddress, useControlSheet } from '../../control/ControlLayer';
import { AntiFakeNotice } from './AntiFakeNotice';
import { GamesByClass } from './GamesByClass';
import styles from './GameScreen.module.css';

const entries = [
  { to: paths.videos, text: 'game.videos', Icon: PlayIcon },
  { to: paths.home, text: 'game.welfare', Icon: GiftIcon },
  { to: paths.logistics, text: 'game.logistics', Icon: LogisticsIcon },
] as const;

/** /Game: the anti-fake notice, entries to other parts and the games (GAME-01 to GAME-07); `?control=1` opens a sheet. */
export function GameScreen() {
  const { t } = useTexts('mfe-lottery');
  const session = useSession();
  const control = useControlSheet();
  return (
    <>
      <NavBar variant="root" title={useScreenTitle()} />
      <ScreenBody>
        <AntiFakeNotice />
        <ul className={styles.entries} aria-label={t('game.entries')}>
          {entries.map(({ to, text, Icon }) => (
            <li key={to}>
              <Card padding="none" className={styles.entry} render={<Link to={to} />}>
                <span className={styles.icon}>
                  <Icon size={24} />
                </span>
                {t(text)}
              </Card>
            </li>
          ))}
        </ul>
        <GamesByClass />
        {session && (
          <MenuList>
            <ListRow
              icon={<ControlIcon />}
              label={t('control.title')}
              description={t('control.about')}
              onClick={() => control.show(controlAddress)}
            />
          </MenuList>
        )}
      </ScreenBody>
      <ControlLayer sheet={control} />
    </>
  );
}
