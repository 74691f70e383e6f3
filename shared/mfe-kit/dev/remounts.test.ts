import type { RemoteProps } from '../src/contract';
import { createRemounts } from './remounts';

const remoteShowing = (text: string) => ({
  bootstrap: async () => undefined,
  mount: async ({ domElement }: RemoteProps) => void (domElement.textContent = text),
  unmount: async ({ domElement }: RemoteProps) => domElement.replaceChildren(),
});
const propsOf = () => ({ domElement: document.createElement('div') }) as unknown as RemoteProps;

describe('a remote that is developed', () => {
  it('is mounted anew, wherever it is on screen, when other code of it arrives', async () => {
    const [shown, left] = [propsOf(), propsOf()];
    const remounts = createRemounts(remoteShowing('first'));
    await remounts.mount(shown);
    await remounts.mount(left);
    await remounts.unmount(left);
    await remounts.replace(remoteShowing('second'));
    expect(shown.domElement).toHaveTextContent('second');
    expect(left.domElement).toBeEmptyDOMElement();
  });

  it('shows the newest code where it is mounted later', async () => {
    const later = propsOf();
    const remounts = createRemounts(remoteShowing('first'));
    await remounts.replace(remoteShowing('second'));
    await remounts.mount(later);
    expect(later.domElement).toHaveTextContent('second');
  });
});
