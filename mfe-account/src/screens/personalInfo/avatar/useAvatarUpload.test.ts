import { pictureFault } from './useAvatarUpload';

const twoMegabytes = 2 * 1024 * 1024;

describe('a picture to upload (SET-02, call 26)', () => {
  test.each(['image/jpeg', 'image/png', 'image/webp'])('may be %s', (type) => {
    expect(pictureFault({ type, size: 1000 })).toBeNull();
  });

  test.each(['image/gif', 'image/svg+xml', 'application/pdf'])('may not be %s', (type) => {
    expect(pictureFault({ type, size: 1000 })).toBe('wrongType');
  });

  test('may have 2 MB and not a byte more', () => {
    expect(pictureFault({ type: 'image/png', size: twoMegabytes })).toBeNull();
    expect(pictureFault({ type: 'image/png', size: twoMegabytes + 1 })).toBe('tooLarge');
  });

  test('is left to the server where the device does not name its type', () => {
    expect(pictureFault({ type: '', size: 1000 })).toBeNull();
  });
});
