import { endOffer, isOfferEarned, offerKind, type InstallPrompt } from './installOffer';

beforeEach(() => localStorage.clear());

const opened = (...days: number[]) => days.map((day) => isOfferEarned(localStorage, `2026-11-${day}`)).at(-1);

describe('the offer to install the app (FIRST-03)', () => {
  test('is earned on the third day, however often the app is opened on one', () => {
    expect(opened(20, 20, 20, 20)).toBe(false);
    expect(opened(21, 21)).toBe(false);
    expect(opened(28)).toBe(true);
    expect(opened(28)).toBe(true);
  });

  test('is never made again once it was answered', () => {
    opened(20, 21, 22);
    endOffer(localStorage);
    expect(opened(22, 23, 24, 25)).toBe(false);
  });

  test('starts anew where what is stored is nothing of ours', () => {
    localStorage.setItem('members.days', 'something else');
    expect(opened(20)).toBe(false);
  });
});

describe('how the app can be installed', () => {
  const page = (given: Partial<Window> & { standalone?: boolean }, installed = false) =>
    ({
      navigator: { standalone: given.standalone },
      membersInstall: given.membersInstall,
      matchMedia: () => ({ matches: installed }),
    }) as unknown as Window;
  const membersInstall = new Event('beforeinstallprompt') as InstallPrompt;

  test('by the prompt of the browser, by words on iOS, elsewhere not', () => {
    expect(offerKind(page({ membersInstall }))).toBe('prompt');
    expect(offerKind(page({ standalone: false }))).toBe('words');
    expect(offerKind(page({}))).toBeNull();
  });

  test('not where it is installed', () => {
    expect(offerKind(page({ membersInstall }, true))).toBeNull();
    expect(offerKind(page({ standalone: true }))).toBeNull();
  });
});
