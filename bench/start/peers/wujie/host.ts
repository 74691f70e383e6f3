import { startApp } from 'wujie';
import { currentRoute } from '../common/routes';

let shown = '';

const show = () => {
  const { remote } = currentRoute();
  if (remote === shown) return;
  shown = remote;
  const { hash } = window.location;
  void startApp({
    name: remote,
    url: `${window.location.origin}/peers/wujie/${remote.replace('mfe-', '')}/index.html${hash}`,
    el: document.getElementById('app')!,
  });
};
window.addEventListener('hashchange', show);
show();
