import '@members/ui/tokens.css';
import type { RemoteLifecycles } from '@members/mfe-kit';
import { propsOf, startShared } from './startShared';

/** A remote as an application of its own, with its own copy of everything: how peers with sandboxes are given one. */
export function standalone({ bootstrap, mount, unmount }: RemoteLifecycles) {
  let leave = async (): Promise<unknown> => undefined;
  return {
    async enter(place: Element): Promise<void> {
      const history = await startShared();
      const domElement = document.createElement('div');
      place.replaceChildren(domElement);
      const props = propsOf(history, domElement);
      await bootstrap(props);
      await mount(props);
      leave = () => unmount(props);
    },
    leave: () => leave(),
  };
}
