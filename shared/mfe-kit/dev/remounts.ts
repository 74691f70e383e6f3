import type { RemoteLifecycles, RemoteProps } from '../src/contract';

/**
 * Mounts of a remote that is developed. Parts of React are replaced where they stand; what else is saved, such as its
 * texts, arrives by mounting the remote anew, in the open page.
 */
export function createRemounts(first: RemoteLifecycles) {
  let remote = first;
  const mounted = new Map<HTMLElement, RemoteProps>();

  async function mount(props: RemoteProps): Promise<void> {
    mounted.set(props.domElement, props);
    await remote.mount(props);
  }

  async function unmount(props: RemoteProps): Promise<void> {
    mounted.delete(props.domElement);
    await remote.unmount(props);
  }

  return {
    bootstrap: (props: RemoteProps) => remote.bootstrap(props),
    mount,
    unmount,
    /** Mounts the next code in place of what is on screen. */
    async replace(next: RemoteLifecycles): Promise<void> {
      const before = remote;
      remote = next;
      for (const props of mounted.values()) {
        await before.unmount(props);
        await remote.bootstrap(props);
        await remote.mount(props);
      }
    },
  };
}
