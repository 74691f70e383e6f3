import { waitFor } from '@testing-library/react';
import { tellSizesAtOnce } from '../../testing/tellSizesAtOnce';
import { focusableWhenScrolling } from './focusableWhenScrolling';

/** A box of 100 px that never changes its own size; each of its paragraphs is 80 px high. */
function openBox() {
  const box = document.createElement('div');
  Object.defineProperty(box, 'clientHeight', { value: 100 });
  Object.defineProperty(box, 'scrollHeight', { get: () => Math.max(100, box.children.length * 80) });
  const addParagraph = () => box.append(document.createElement('p'));
  return { box, addParagraph };
}

describe('a box that may scroll', () => {
  tellSizesAtOnce();

  it('is out of the tab order while it shows everything', () => {
    const { box, addParagraph } = openBox();
    addParagraph();
    const stop = focusableWhenScrolling(box);
    expect(box.tabIndex).toBe(-1);
    stop?.();
  });

  it('is reached by the keyboard as soon as a text that was loading is too long for it', async () => {
    const { box, addParagraph } = openBox();
    addParagraph();
    const stop = focusableWhenScrolling(box);
    addParagraph();
    await waitFor(() => expect(box.tabIndex).toBe(0));
    stop?.();
  });

  it('leaves the tab order again with what made it scroll', async () => {
    const { box, addParagraph } = openBox();
    addParagraph();
    addParagraph();
    const stop = focusableWhenScrolling(box);
    expect(box.tabIndex).toBe(0);
    box.lastElementChild?.remove();
    await waitFor(() => expect(box.tabIndex).toBe(-1));
    stop?.();
  });
});
