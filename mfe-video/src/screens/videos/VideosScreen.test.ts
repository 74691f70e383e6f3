import { shownClass } from './VideosScreen';

describe('choosing the class of videos to show (VID-01)', () => {
  const classes = [
    { key: 'nature', name: 'Nature' },
    { key: 'city', name: 'City' },
  ];

  it('is the class that the address names', () => {
    expect(shownClass(classes, 'city')?.name).toBe('City');
  });

  it('is the first class where the address names none, or one that is gone', () => {
    expect(shownClass(classes, null)?.name).toBe('Nature');
    expect(shownClass(classes, 'archive')?.name).toBe('Nature');
  });

  it('is none where the server has no classes', () => {
    expect(shownClass([], 'city')).toBeUndefined();
  });
});
