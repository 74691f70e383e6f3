import microApp from '@micro-zoe/micro-app';
import { currentRoute } from '../common/routes';

microApp.start();

const show = () => {
  const { remote } = currentRoute();
  const place = document.getElementById('app')!;
  if (place.querySelector(`[name="${remote}"]`)) return;
  const app = document.createElement('micro-app');
  app.setAttribute('name', remote);
  app.setAttribute(
    'url',
    `${window.location.origin}/peers/micro-app/${remote.replace('mfe-', '')}/index.html`,
  );
  // The address is the page's own, as it is for the screens of the system.
  app.setAttribute('router-mode', 'native');
  place.replaceChildren(app);
};
window.addEventListener('hashchange', show);
show();
