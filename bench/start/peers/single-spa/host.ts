import '@members/ui/tokens.css';
import { registerApplication, start } from 'single-spa';
import { routes } from '../common/routes';
import { propsOf, startShared } from '../common/startShared';

const history = await startShared();
for (const [path, { remote }] of Object.entries(routes))
  registerApplication({
    name: remote,
    app: () => System.import(remote),
    activeWhen: ({ hash }) => hash.startsWith(`#${path}`),
    customProps: () => propsOf(history, placeOf(remote)),
  });
start();

/** One place for each application, which single-spa leaves to the page. */
function placeOf(name: string): HTMLElement {
  const known = document.getElementById(name);
  if (known) return known;
  const place = document.createElement('div');
  place.id = name;
  document.getElementById('app')!.append(place);
  return place;
}
