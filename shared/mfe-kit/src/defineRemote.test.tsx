import { flushSync } from 'react-dom';
import type { ExtensionPlace, RemoteProps, SlotData } from './contract';
import { defineRemote } from './defineRemote';
import { useFlag } from './useFlag';

const history: RemoteProps['history'] = {
  location: { pathname: '/Elsewhere', search: '', hash: '', state: null, key: '' },
  action: 'POP',
  push: () => undefined,
  replace: () => undefined,
  go: () => undefined,
  createHref: (to) => `#${to}`,
  listen: () => () => undefined,
};

const Sum = ({ data }: { data: SlotData }) => (
  <b>
    {String(data['sum'])}
    {useFlag('wordy') && ' in all'}
    {useFlag('other') && ' and more'}
  </b>
);

describe('an extension of a remote', () => {
  const { bootstrap, mount, unmount } = defineRemote({
    name: 'mfe-x',
    texts: async () => ({ default: {} }),
    screens: [],
    extensions: { sum: async () => Sum },
  });
  const propsAt = (place: Partial<ExtensionPlace>): RemoteProps => {
    const extension: ExtensionPlace = {
      ...{ slot: 'wallet.report', name: 'sum', data: { sum: 1 }, listen: () => () => undefined },
      ...place,
    };
    const named = { name: `test ${extension.name}` };
    const domElement = document.createElement('div');
    const onError = (error: unknown) => {
      throw error as Error;
    };
    return { ...named, domElement, basename: '', history, language: 'en_us', extension, onError };
  };

  it('shows the data of its slot in place of a screen, and follows it', async () => {
    let data = { sum: 1 };
    let listen: ExtensionPlace['listen'] = () => () => undefined;
    const listened = new Promise<() => void>((resolve) => {
      listen = (listener) => {
        resolve(listener);
        return () => undefined;
      };
    });
    const props = propsAt({ listen });
    Object.defineProperty(props.extension, 'data', { get: () => data });
    await bootstrap(props);
    await mount(props);
    expect(props.domElement).toHaveTextContent('1');
    data = { sum: 2 };
    const tell = await listened;
    flushSync(tell);
    expect(props.domElement).toHaveTextContent('2');
    await unmount(props);
    expect(props.domElement).toBeEmptyDOMElement();
  });

  it('sees the flags that are on', async () => {
    const props = propsAt({});
    await mount({ ...props, flags: { wordy: true, other: false } });
    expect(props.domElement).toHaveTextContent(/^1 in all$/);
    await unmount(props);
  });

  it('can’t be mounted under a name that the remote does not have', async () => {
    await expect(mount(propsAt({ name: 'other' }))).rejects.toThrow('mfe-x has no extension other.');
  });
});
