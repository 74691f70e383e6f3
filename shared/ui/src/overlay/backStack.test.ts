import { afterLayers, dropLayer, pushLayer } from './backStack';

/** Traversals are a chain of tasks: rest follows when nothing has moved for a while. */
async function settled() {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve, 3));
}

const layersInState = () => (window.history.state as { memberLayers?: number } | null)?.memberLayers ?? 0;

async function back() {
  window.history.back();
  await settled();
}

describe('back closes the topmost layer', () => {
  it('closes one layer at a time, and stays at the address', async () => {
    const address = window.location.href;
    const closed: string[] = [];
    pushLayer('sheet', () => closed.push('sheet'));
    pushLayer('dialog', () => closed.push('dialog'));
    await back();
    expect(closed).toEqual(['dialog']);
    await back();
    expect(closed).toEqual(['dialog', 'sheet']);
    expect(window.location.href).toBe(address);
    expect(layersInState()).toBe(0);
  });

  it('takes the entry away when a layer closes in another way', async () => {
    const close = jest.fn();
    pushLayer('sheet', close);
    expect(layersInState()).toBe(1);
    dropLayer('sheet');
    await settled();
    expect(layersInState()).toBe(0);
    expect(close).not.toHaveBeenCalled();
  });

  it('takes two entries away when two layers close together', async () => {
    pushLayer('sheet', () => {});
    pushLayer('dialog', () => {});
    dropLayer('sheet');
    dropLayer('dialog');
    await settled();
    expect(layersInState()).toBe(0);
  });

  it('leaves a navigation alone that follows the closing at once', async () => {
    pushLayer('sheet', () => {});
    dropLayer('sheet');
    window.history.pushState({ key: 'next' }, '', '#/Mine');
    await settled();
    expect(window.location.hash).toBe('#/Mine');
    await back();
    await back();
  });

  it('lets the address be replaced once the entry of a closing layer is gone', async () => {
    window.history.pushState(null, '', '#/Lottery');
    pushLayer('sheet', () => {});
    afterLayers(() => window.history.replaceState(null, '', '#/Lottery?tab=orders'));
    expect(window.location.hash).toBe('#/Lottery');
    dropLayer('sheet');
    await settled();
    expect(window.location.hash).toBe('#/Lottery?tab=orders');
    await back();
    expect(window.location.hash).not.toContain('#/Lottery');
  });

  it('has nothing to wait for where no layer is open', () => {
    const work = jest.fn();
    afterLayers(work);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('keeps what others have in the state of the entry', async () => {
    window.history.replaceState({ key: 'abc' }, '');
    pushLayer('sheet', () => {});
    expect(window.history.state).toEqual({ key: 'abc', memberLayers: 1 });
    await back();
    expect(window.history.state).toEqual({ key: 'abc' });
  });

  it('gives the entry of a layer to the one that follows it at once', async () => {
    const close = jest.fn();
    pushLayer('sheet', () => {});
    dropLayer('sheet');
    pushLayer('dialog', close);
    await settled();
    expect(layersInState()).toBe(1);
    await back();
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('keeps a layer that opens while the entry of another is on its way out', async () => {
    const close = jest.fn();
    pushLayer('sheet', () => {});
    dropLayer('sheet');
    await new Promise((resolve) => setTimeout(resolve));
    pushLayer('dialog', close);
    await settled();
    expect(close).not.toHaveBeenCalled();
    expect(layersInState()).toBe(1);
    await back();
    expect(close).toHaveBeenCalledTimes(1);
  });
});
