import type { RemoteLifecycles, ShellHistory } from '@members/mfe-kit';
import { currentRoute, type RemoteName } from './routes';
import { propsOf } from './startShared';

type Load = (name: RemoteName) => Promise<RemoteLifecycles>;

/** Mounts the remote of the address in the page, one after another, by whatever loads it. */
export function followAddress(history: ShellHistory, load: Load): void {
  let shown: RemoteName | undefined;
  let leave = async (): Promise<unknown> => undefined;
  let changing = Promise.resolve();

  async function show(name: RemoteName): Promise<void> {
    const loading = load(name);
    await leave();
    const lifecycles = await loading;
    const place = document.createElement('div');
    document.getElementById('app')!.replaceChildren(place);
    const props = propsOf(history, place);
    await lifecycles.bootstrap(props);
    await lifecycles.mount(props);
    leave = () => lifecycles.unmount(props);
  }

  const follow = () => {
    const { remote } = currentRoute();
    if (remote === shown) return;
    shown = remote;
    changing = changing.then(() => show(remote));
  };
  history.listen(follow);
  follow();
}
