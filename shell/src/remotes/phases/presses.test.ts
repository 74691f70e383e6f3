import { presses } from './presses';

describe('a press of the member', () => {
  test('is none that a script made up', () => {
    presses.begin('one');
    for (const type of ['pointerdown', 'keydown', 'click']) document.body.dispatchEvent(new Event(type));
    expect(presses.take('one')).toBe(false);
  });
});
