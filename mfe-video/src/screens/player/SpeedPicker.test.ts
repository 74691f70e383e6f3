import { rememberedSpeed, rememberSpeed } from './SpeedPicker';

describe('the speed of the player (PLAY-03)', () => {
  beforeEach(() => localStorage.clear());

  it('is 1 at first', () => {
    expect(rememberedSpeed()).toBe(1);
  });

  it('is the one that was chosen last', () => {
    rememberSpeed(1.5);
    expect(rememberedSpeed()).toBe(1.5);
  });

  it('is 1 where something else is stored', () => {
    localStorage.setItem('mfe-video.playbackRate', '16');
    expect(rememberedSpeed()).toBe(1);
  });
});
