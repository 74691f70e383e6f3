import { appearanceKey, applyAppearance, chooseAppearance, storedAppearance } from './appearance';

const colors = { light: '#f2f4f8', dark: '#0d1322' };

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = `<meta name="color-scheme" content="light dark" />${Object.entries(colors)
    .map(
      ([scheme, color]) =>
        `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${color}" />`,
    )
    .join('')}`;
  applyAppearance('system');
});

const scheme = () => document.querySelector<HTMLMetaElement>('meta[name=color-scheme]')!.content;
const barMedia = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map(({ media }) => media);

describe('the appearance of the app (FIRST-05)', () => {
  test.each(['light', 'dark'] as const)(
    'is %s where the member says so, whatever the system has',
    (choice) => {
      chooseAppearance(choice);
      expect(document.documentElement.dataset.theme).toBe(choice);
      expect(scheme()).toBe(choice);
      expect(barMedia()).toEqual(choice === 'light' ? ['all', 'not all'] : ['not all', 'all']);
      expect(storedAppearance()).toBe(choice);
    },
  );

  test('follows the system again', () => {
    chooseAppearance('dark');
    chooseAppearance('system');
    expect(document.documentElement.dataset.theme).toBeUndefined();
    expect(scheme()).toBe('light dark');
    expect(barMedia()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  });

  test('is the system’s for a stored word that is none', () => {
    localStorage.setItem(appearanceKey, 'sepia');
    expect(storedAppearance()).toBe('system');
  });
});
