import { languages } from '@members/contract';
import { emptyFields } from '@members/office-contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Refused, renderOffice } from '../../testing/renderOffice';
import { moved } from './moved';

const inSix = (english: string) =>
  Object.fromEntries(languages.map((language) => [language, language === 'en_us' ? english : '']));
const past = '2020-01-01T00:00:00.000Z';
const row = (id: string, title: string, more: object = {}) => ({
  ...{ id, title, version: 1, state: 'published', shownFrom: past, picture: '', missing: ['zh_cn'] },
  ...{ draft: null, changed: null },
  ...more,
});
const item = {
  ...{ id: '1', version: 3, state: 'published', shownFrom: past, draft: null as object | null },
  fields: { name: inSix('Lisbon'), imageUrl: '/media/1.svg' },
  earlier: [
    {
      ...{ version: 2, state: 'published', replacedBy: 'bob', replacedAt: '2026-01-01T00:00:00.000Z' },
      fields: { name: inSix('Porto'), imageUrl: '' },
    },
  ],
};
const alone = { others: [], version: 3, draft: null, changedBy: '' };

beforeEach(() => sessionStorage.clear());

const open = (address: string, answers: object = {}) =>
  renderOffice(
    address,
    {
      content: ({ state }: { state?: string }) => ({
        rows:
          state === 'archived'
            ? [row('9', 'Gone', { state: 'archived', version: 5, changed: { by: 'bob', at: past } })]
            : [row('1', 'Lisbon', { version: 2, changed: { by: 'bob', at: past } }), row('2', 'Madrid')],
        next: null,
      }),
      contentItem: () => item,
      contentOpen: alone,
      orderContent: {},
      saveContent: { id: '1', version: 4, draft: null },
      discardDraft: { id: '1', version: 3, draft: null },
      restoreContent: { id: '1', version: 4, draft: null },
      ...answers,
    },
    { rights: ['content.change'] },
  );
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the list of content', () => {
  it('is set in order by keyboard', async () => {
    const { sent } = await open('/content?kind=city');
    fireEvent.click(await button('Move Madrid up'));
    await waitFor(() =>
      expect(sent).toEqual([{ call: 'orderContent', params: { kind: 'city', ids: ['2', '1'] } }]),
    );
  });

  it('marks the languages that are missing, and is narrowed to those', async () => {
    const asked: object[] = [];
    await open('/content?kind=city&missing=zh_cn', {
      content: (params: object) => {
        asked.push(params);
        return { rows: [row('1', 'Lisbon')], next: null };
      },
    });
    expect(await screen.findByText('Missing: 简体中文')).toBeVisible();
    expect(asked[0]).toMatchObject({ kind: 'city', missing: 'zh_cn' });
  });

  it('says who has changed what, and puts it back in one press (OFC-70)', async () => {
    const { sent } = await open('/content?kind=city');
    fireEvent.click(await button('Put Lisbon back as it was before bob changed it'));
    expect(screen.getAllByText(/Changed by bob/)[0]).toBeVisible();
    const lisbon = { kind: 'city', id: '1', version: 2, earlier: 1 };
    await waitFor(() => expect(sent).toEqual([{ call: 'restoreContent', params: lisbon }]));
    const archived = await screen.findByRole('region', { name: 'Archive' });
    fireEvent.click(within(archived).getByRole('button', { name: /^Put Gone back/ }));
    const gone = { kind: 'city', id: '9', version: 5, earlier: 4 };
    await waitFor(() => expect(sent[1]).toEqual({ call: 'restoreContent', params: gone }));
  });
});

describe('the form of an item', () => {
  it('puts an earlier version back in one press', async () => {
    const { sent } = await open('/content/city/1');
    fireEvent.click(await button('Put back: Version 2'));
    const params = { kind: 'city', id: '1', version: 3, earlier: 2 };
    await waitFor(() => expect(sent).toEqual([{ call: 'restoreContent', params }]));
  });

  it('keeps what was typed, and the version that it was typed into', async () => {
    const { unmount } = await open('/content/city/1');
    fireEvent.change(await screen.findByLabelText(/Español/), { target: { value: 'Lisboa' } });
    await act(async () => unmount());
    item.version = 4;
    const newer = { ...alone, version: 4, changedBy: 'bob' };
    const { sent } = await open('/content/city/1', { contentOpen: newer });
    expect(await screen.findByLabelText(/Español/)).toHaveValue('Lisboa');
    expect(await screen.findByText(/bob has saved this since/)).toBeVisible();
    fireEvent.click(await button('Publish'));
    await waitFor(() =>
      expect(sent[0]?.params).toMatchObject({ kind: 'city', id: '1', version: 3, draft: null }),
    );
    item.version = 3;
  });

  it('tells who else has it open while it is typed (OFC-72)', async () => {
    const asked: { typing: string }[] = [];
    await open('/content/city/1', {
      contentOpen: (params: { typing: string }) => {
        asked.push(params);
        return {
          ...alone,
          others: [
            { operator: 'bob', typing: true },
            { operator: 'cem', typing: false },
          ],
        };
      },
    });
    expect(await screen.findByText('bob is changing this right now.')).toBeVisible();
    expect(screen.getByText('cem has this open too.')).toBeVisible();
    fireEvent.change(await screen.findByLabelText(/Español/), { target: { value: 'Lisboa' } });
    await waitFor(() => expect(asked.map(({ typing }) => typing)).toEqual(['no', 'yes']));
  });

  it('edits the draft beside what is published, says how it differs, and throws it away', async () => {
    item.draft = {
      ...{ revision: 2, version: 2, savedBy: 'bob', savedAt: past, publishAt: '2999-01-01T00:00:00.000Z' },
      fields: { name: inSix('Lisboa'), imageUrl: '/media/1.svg' },
    };
    const { sent } = await open('/content/city/1');
    expect(await screen.findByLabelText('English')).toHaveValue('Lisboa');
    expect(screen.getByText('Differs in: Name')).toBeVisible();
    expect(screen.getByText(/What is published has changed since this draft/)).toBeVisible();
    expect(screen.getByText('Change scheduled')).toBeVisible();
    fireEvent.click(await button('Throw the draft away'));
    const params = { kind: 'city', id: '1', version: 3, draft: 2 };
    await waitFor(() => expect(sent).toEqual([{ call: 'discardDraft', params }]));
    item.draft = null;
  });

  it('is published at a time of the operator’s zone', async () => {
    const { sent } = await open('/content/city/1');
    fireEvent.change(await screen.findByLabelText('When members see it'), { target: { value: 'later' } });
    expect(await button('Schedule')).toBeDisabled();
    fireEvent.change(screen.getByLabelText('Published from'), { target: { value: '2999-01-01T10:00' } });
    fireEvent.click(await button('Schedule'));
    const shownFrom = new Date('2999-01-01T10:00').toISOString();
    await waitFor(() => expect(sent[0]?.params).toMatchObject({ shownFrom }));
  });

  it('keeps what was typed where the server refuses it, and says why', async () => {
    await open('/content/city/1', {
      saveContent: new Refused('changedMeanwhile', { operator: 'bob' }),
    });
    fireEvent.change(await screen.findByLabelText(/Español/), { target: { value: 'Lisboa' } });
    fireEvent.click(await button('Save as a draft'));
    expect(await screen.findByText('bob has changed this since you opened it.')).toBeVisible();
    expect(screen.getByLabelText(/Español/)).toHaveValue('Lisboa');
  });

  it('has a preview that follows what is typed, and forgets it with the form (OFC-77, OFC-93)', async () => {
    const address = 'http://app.test/preview/token';
    const { sent, unmount } = await open('/content/city/1', {
      startPreview: { address, until: past },
      typeIntoPreview: {},
    });
    fireEvent.click(await button('Preview'));
    const frame = await screen.findByTitle('Preview');
    expect(frame).toHaveAttribute('src', `${address}?language=en_us&appearance=light&as=member#/Choose`);
    fireEvent.change(screen.getByLabelText(/Español/), { target: { value: 'Lisboa' } });
    const typed = (fields: unknown) => ({
      call: 'typeIntoPreview',
      params: { kind: 'city', id: '1', fields },
    });
    await waitFor(() =>
      expect(sent.at(-1)).toEqual(
        typed({ name: { ...inSix('Lisbon'), es_spa: 'Lisboa' }, imageUrl: '/media/1.svg' }),
      ),
    );
    await act(async () => unmount());
    expect(sent.at(-1)).toEqual(typed(null));
    expect(sent.filter(({ call }) => call === 'saveContent')).toEqual([]);
  });

  it('has a preview in each language, light and dark, as a member or a visitor', async () => {
    const address = 'http://app.test/preview/token';
    await open('/content/city/1', { startPreview: { address, until: past } });
    fireEvent.click(await button('Preview'));
    await screen.findByTitle('Preview');
    const pane = within(screen.getByRole('region', { name: 'Preview' }));
    for (const [label, value] of [
      ['Language', 'ko_ko'],
      ['Appearance', 'dark'],
      ['Seen by', 'visitor'],
    ] as const)
      fireEvent.change(pane.getByLabelText(label), { target: { value } });
    expect(screen.getByTitle('Preview')).toHaveAttribute(
      'src',
      `${address}?language=ko_ko&appearance=dark&as=visitor#/Choose`,
    );
  });

  it('is only to be looked at without the right to change', async () => {
    await renderOffice(
      '/content/city/1',
      { contentItem: item, contentOpen: alone },
      { rights: ['content.see'] },
    );
    expect(await screen.findByLabelText('English')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  });
});

it('an entry is moved to its place, and a new item has every field', () => {
  expect(moved(['a', 'b', 'c'], { from: 0, to: 2 })).toEqual(['b', 'c', 'a']);
  expect(Object.keys(emptyFields('city'))).toEqual(['name', 'imageUrl']);
});
