import { announce, presentAnnouncements } from './announce';

describe('announcements', () => {
  it('wait for their place, come in their order, and later ones come at once', () => {
    const shown: string[] = [];
    announce('first', 'danger');
    announce('second');
    presentAnnouncements((text, tone) => shown.push(`${text}: ${tone}`));
    expect(shown).toEqual(['first: danger', 'second: neutral']);
    announce('third', 'success');
    expect(shown.at(-1)).toBe('third: success');
  });
});
