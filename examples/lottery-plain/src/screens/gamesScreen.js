import { call } from '@members/api-client';
import { lotteryCalls } from '@members/contract';
import { element } from '../element.js';
import { failed, frame } from '../frame.js';
import styles from '../lottery.module.css';

/** /Game: the games, each leading to its lottery. */
export function gamesScreen(props) {
  const { history, t } = props;
  const list = element('ul', { className: styles.list });
  frame({ ...props, title: t('title.games'), root: true }, list);

  const link = ({ id, key, name, iconUrl }) => {
    const to = `/Lottery?${new URLSearchParams({ key, id })}`;
    const picture = element('img', { src: iconUrl, alt: '', width: 44, height: 44 });
    return element(
      'li',
      {},
      element(
        'a',
        { className: styles.game, href: history.createHref(to) },
        picture,
        element('span', {}, name),
      ),
    );
  };
  const load = () =>
    call(lotteryCalls.games).then(
      (games) => list.replaceChildren(...games.map(link)),
      () => list.replaceChildren(element('li', {}, failed(t, load))),
    );
  void load();
}
