import { queryClient } from '@members/api-client';
import type { Texts } from '@members/i18n';
import type { RemoteLifecycles, RemoteProps, RoutesFile } from '@members/mfe-kit';
import { routeAt } from '@members/mfe-kit/release';
import { setScreenTitle } from '@members/mfe-kit/shell';
import { useEffect, useRef } from 'react';
import { answerWith, type Answering } from './answering';
import { createHistory } from './createHistory';

interface Scene extends Answering {
  /** False shows the screen to a visitor. */
  signedIn?: boolean;
}

/** A remote as its stories see it: its `index.ts`, `routes.json` and English texts. */
interface RemoteOnStage {
  lifecycles: RemoteLifecycles;
  routes: RoutesFile;
  texts: Texts;
}

/** Stories of a remote's screens: `screenOf(remote)('/Video', { api: 'failed' })` mounts it as the shell does. */
export const screenOf =
  (remote: RemoteOnStage) =>
  (path: string, scene: Scene = {}) => ({ render: () => <Stage {...{ remote, path, scene }} /> });

function Stage({ remote, path, scene }: { remote: RemoteOnStage; path: string; scene: Scene }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return undefined;
    const element = document.createElement('div');
    element.className = 'screen';
    place.current.append(element);
    const unmounting = mount(remote, propsOf(element, path), scene);
    return () => void unmounting.then((unmount) => unmount()).finally(() => element.remove());
  }, [remote, path, scene]);
  return <div ref={place} className="screen" />;
}

function propsOf(domElement: HTMLElement, path: string): RemoteProps {
  // single-spa names what it mounts.
  const named = { name: path };
  return {
    ...named,
    domElement,
    basename: '',
    history: createHistory(path),
    language: 'en_us',
    release: '1.0.0+gallery',
    onError: (error) => void (domElement.textContent = String(error)),
  };
}

/** Mounts a remote once the one before is gone: they share session, answers and cache. */
let turn: Promise<unknown> = Promise.resolve();

async function mount({ lifecycles, ...remote }: RemoteOnStage, props: RemoteProps, scene: Scene) {
  const before = turn;
  let leave = () => {};
  turn = new Promise<void>((resolve) => (leave = resolve));
  await before;
  signIn(scene.signedIn ?? true);
  answerWith(scene);
  queryClient.clear();
  setScreenTitle(titleAt(props.history.location.pathname, remote));
  await lifecycles.bootstrap(props);
  await lifecycles.mount(props);
  return async () => {
    await lifecycles.unmount(props);
    leave();
  };
}

function signIn(signedIn: boolean): void {
  localStorage.clear();
  if (!signedIn) return;
  localStorage.setItem('members.token', '10001');
  localStorage.setItem('members.tokensso', 'gallery');
}

function titleAt(pathname: string, { routes, texts }: Omit<RemoteOnStage, 'lifecycles'>): string {
  const keys = routeAt(routes.routes, pathname)?.title.split('.') ?? [];
  const title = keys.reduce<Texts | string | undefined>(
    (node, key) => (typeof node === 'object' ? node[key] : undefined),
    texts,
  );
  return String(title);
}
