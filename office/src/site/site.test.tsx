import { languages } from '@members/contract';
import { checklist, singleKindNames, type ContentKind, type Right } from '@members/office-contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderOffice } from '../../testing/renderOffice';

const inSix = (english: string) =>
  Object.fromEntries(languages.map((language) => [language, language === 'en_us' ? english : '']));
const past = '2020-01-01T00:00:00.000Z';
const setting = (kind: ContentKind, more: object = {}) => ({
  ...{ kind, missing: [], draft: null, changed: null },
  ...more,
});
const missing = (...names: string[]) => checklist.map((name) => ({ name, done: !names.includes(name) }));
const wrongBanner = {
  ...{ kind: 'banner', id: '4', title: '/media/wrong.svg', by: 'bob', at: past, earlier: 1, version: 2 },
  ...{ before: 'published', after: 'published' },
  fields: [
    { name: 'imageUrl', before: inSix('/media/right.svg'), after: inSix('/media/wrong.svg') },
    { name: 'link', before: '', after: '/Video' },
  ],
};
const openedPrices = {
  ...{ kind: 'prices', id: 'site', title: '', by: 'ana', at: past, earlier: 1, version: 4 },
  ...{ before: 'published', after: 'published' },
  fields: [{ name: 'rechargeMinMinor', before: 1_000, after: 2_050 }],
};
const alone = { others: [], version: 3, draft: null, changedBy: '' };
const itemOf = (fields: object) => ({
  ...{ id: 'site', version: 3, state: 'published', shownFrom: past, draft: null, earlier: [] },
  fields,
});

beforeEach(() => sessionStorage.clear());

const open = (address: string, answers: object = {}, rights?: Right[]) =>
  renderOffice(
    address,
    {
      siteChecklist: { open: false, checks: missing('terms', 'backup') },
      contentSettings: { settings: singleKindNames.map((kind) => setting(kind)) },
      contentChanges: { rows: [wrongBanner, openedPrices], next: null },
      restoreContent: { id: '4', version: 3, draft: null },
      saveContent: { id: 'site', version: 4, draft: null },
      contentOpen: alone,
      ...answers,
    },
    rights && { rights },
  );
const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the first screen of the site', () => {
  it('says what is missing before opening, where it is done, and how to open (OFC-95)', async () => {
    await open('/site');
    const opening = await region('Opening');
    expect(opening.getByText('Not open yet')).toBeVisible();
    expect(opening.getByText('2 of 11 are missing.')).toBeVisible();
    expect(opening.getByRole('link', { name: 'Terms are your own' })).toHaveAttribute('href', '/site/terms');
    expect(opening.getByText('On the server: npm run backup')).toBeVisible();
    expect(opening.getByRole('link', { name: 'Open it' })).toHaveAttribute('href', '/site/opening');
    expect(opening.queryByRole('link', { name: 'Name and look are your own' })).toBeNull();
  });

  it('says that a site is open, and that nothing is missing, in a line', async () => {
    await open('/site', { siteChecklist: { open: true, checks: missing() } });
    const opening = await region('Opening');
    expect(opening.getByText('Open to members')).toBeVisible();
    expect(opening.getByText('Nothing that members need is missing.')).toBeVisible();
    expect(opening.queryByRole('list')).toBeNull();
  });

  it('leads to all settings and lists of the site, with what is pending there', async () => {
    await open('/site', {
      contentSettings: {
        settings: [
          setting('brand', { missing: ['ko_ko'], changed: { by: 'bob', at: past } }),
          setting('terms', { draft: { by: 'bob', at: past, publishAt: '2999-01-01T00:00:00.000Z' } }),
        ],
      },
    });
    const settings = await region('Settings');
    const tile = (name: string) => within(settings.getByRole('link', { name }).closest('li') as HTMLElement);
    expect(tile('Brand and look').getByText('Missing: 한국어')).toBeVisible();
    expect(tile('Brand and look').getByText(/Changed by bob/)).toBeVisible();
    expect(tile('Terms').getByText('Change scheduled')).toBeVisible();
    for (const [name, kind] of [
      ['Banners', 'banner'],
      ['Notices', 'notice'],
      ['Feedback', 'feedback'],
      ['Payment channels', 'rechargeChannel'],
    ])
      expect(settings.getByRole('link', { name: name! })).toHaveAttribute('href', `/content?kind=${kind}`);
  });
});

describe('what was changed', () => {
  it('has each change with before and after, and takes it back in one press (OFC-92)', async () => {
    const { sent } = await open('/site/history');
    const [, banner, prices] = await screen.findAllByRole('row');
    expect(within(banner!).getByText('bob')).toBeVisible();
    expect(
      within(banner!)
        .getAllByRole('img')
        .map((img) => img.getAttribute('alt')),
    ).toEqual(['/media/right.svg', '/media/wrong.svg']);
    expect(within(banner!).getByText('/Video')).toBeVisible();
    expect(within(prices!).getByText('10.00')).toBeVisible();
    expect(within(prices!).getByText('20.50')).toBeVisible();
    expect(within(prices!).getByText('With 2 later changes')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Take back what bob changed: Banners: 4' }));
    const params = { kind: 'banner', id: '4', version: 2, earlier: 1 };
    await waitFor(() => expect(sent).toEqual([{ call: 'restoreContent', params }]));
  });

  it('is narrowed by kind and operator, which stand in the address', async () => {
    const asked: object[] = [];
    await open('/site/history?kind=prices&operator=ana', {
      contentChanges: (params: object) => {
        asked.push(params);
        return { rows: [openedPrices], next: null };
      },
    });
    expect(await screen.findByLabelText('Kind')).toHaveValue('prices');
    expect(asked).toEqual([{ kind: 'prices', operator: 'ana' }]);
    fireEvent.change(screen.getByLabelText('Kind'), { target: { value: '' } });
    await waitFor(() => expect(asked.at(-1)).toEqual({ operator: 'ana' }));
  });

  it('is taken back only by who may change the kind', async () => {
    await open('/site/history', {}, ['content.change']);
    expect(await screen.findByRole('button', { name: /Banners: 4/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Prices/ })).toBeNull();
  });

  it('of what was made says so, and taking it back archives it', async () => {
    const made = { ...wrongBanner, earlier: 0, version: 1, before: null, fields: [] };
    const { sent } = await open('/site/history', { contentChanges: { rows: [made], next: null } });
    expect(await screen.findByText('New: Published')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: /^Take back/ }));
    await waitFor(() => expect(sent[0]?.params).toMatchObject({ version: 1, earlier: 0 }));
  });
});

describe('a screen of settings', () => {
  const publish = async () => fireEvent.click(await screen.findByRole('button', { name: 'Publish' }));
  const closed = { openToMembers: false, closedText: inSix('') };

  it('opens the site to members, and says what that does (OFC-94)', async () => {
    const { sent } = await open('/site/opening', { contentItem: itemOf(closed) });
    expect(await screen.findByText(/nobody can register/)).toBeVisible();
    fireEvent.click(screen.getByRole('checkbox', { name: /^Open to members/ }));
    await publish();
    await waitFor(() =>
      expect(sent[0]).toMatchObject({
        call: 'saveContent',
        params: { kind: 'opening', id: 'site', version: 3, fields: { ...closed, openToMembers: true } },
      }),
    );
    expect(screen.queryByRole('button', { name: 'Archive' })).toBeNull();
  });

  it('shows HTML as the app does, and says what it leaves out (OFC-90)', async () => {
    await open('/site/terms', {
      contentItem: itemOf({ about: inSix('<h2>House</h2><form><b onclick="x()">rules</b></form>') }),
    });
    const view = await screen.findByRole('group', { name: 'As members read it' });
    expect(within(view).getByRole('heading', { name: 'House' })).toBeVisible();
    expect(view.querySelector('form, [onclick]')).toBeNull();
    expect(screen.getByText(/leaves this out: .*<form>/)).toBeVisible();
    fireEvent.change(screen.getByLabelText('HTML'), { target: { value: '<p>Short</p>' } });
    expect(within(view).getByText('Short')).toBeVisible();
    expect(screen.queryByText(/leaves this out/)).toBeNull();
  });

  it('has languages in an order that is set by buttons, and keeps one at least', async () => {
    const { sent } = await open('/site/languages', {
      contentItem: itemOf({ languages: ['en_us', 'ko_ko'] }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Move 한국어 up' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'English' }));
    expect(screen.getByRole('checkbox', { name: '한국어' })).toBeDisabled();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Español' }));
    await publish();
    await waitFor(() =>
      expect(sent[0]?.params).toMatchObject({ fields: { languages: ['ko_ko', 'es_spa'] } }),
    );
  });

  it('about money, membership or security is only to be looked at by who edits content alone (OFC-91)', async () => {
    await open('/site/opening', { contentItem: itemOf(closed) }, ['content.change']);
    expect(await screen.findByRole('checkbox', { name: /^Open to members/ })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  });

  it('that there is not is told as such', async () => {
    await open('/site/nothing');
    expect(await screen.findByText('Nothing here')).toBeVisible();
  });
});
