import { call } from '@members/api-client';
import { lotteryCalls } from '@members/contract';
import { Failed, Frame } from '../Frame.jsx';
import { useRemote } from '../RemoteContext.js';
import { useRead } from '../useRead.js';
import styles from '../lottery.module.css';

const readGames = () => call(lotteryCalls.games);

/** /Game: the games, each leading to its lottery. */
export function GamesScreen() {
  const { t, history } = useRemote();
  const { data: games, failed, reload } = useRead(readGames);
  return (
    <Frame title={t('title.games')} root>
      {failed && <Failed onRetry={reload} />}
      <ul className={styles.list}>
        {games?.map(({ id, key, name, iconUrl }) => (
          <li key={key}>
            <a
              className={styles.game}
              href={history.createHref(`/Lottery?${new URLSearchParams({ key, id })}`)}
            >
              <img src={iconUrl} alt="" width={44} height={44} />
              <span>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
