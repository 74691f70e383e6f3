import './publicPath';
import * as lifecycles from 'bench-remote';
import { standalone } from '../common/standalone';

const { enter, leave } = standalone(lifecycles);

export const bootstrap = async (): Promise<void> => undefined;
export const mount = ({ container }: { container: Element }): Promise<void> =>
  enter(container.querySelector('#app')!);
export const unmount = (): Promise<unknown> => leave();
