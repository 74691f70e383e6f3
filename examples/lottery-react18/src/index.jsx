import { createRoot } from 'react-dom/client';
import { Lottery } from './Lottery.jsx';

const roots = new WeakMap();

export const bootstrap = async () => undefined;

/** Mounts a React root of this remote's own version into the element that the shell gives. */
export async function mount(props) {
  const { default: texts } = await import(`./locales/${props.language}.json`);
  const root = createRoot(props.domElement);
  roots.set(props.domElement, root);
  root.render(<Lottery {...props} texts={texts} />);
}

export async function unmount({ domElement }) {
  roots.get(domElement)?.unmount();
  roots.delete(domElement);
}
