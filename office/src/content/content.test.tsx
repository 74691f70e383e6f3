import { languages } from '@members/contract';
import { emptyFields } from '@members/office-contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderOffice } from '../../testing/renderOffice';

import { moved } from './moved';

const inSix = (english: string) =>
  Object.fromEntries(languages.map((language) => [language, language === 'en_us' ? english : '']));
const row = (id: string, title: string) => ({
  ...{ id, title, version: 1, state: 'published', shownFrom: '2020-01-01T00:00:00.000Z', picture: '' },
  missing: ['zh_cn'],
});
const item = {
  ...{ id: '1', version: 3, state: 'published', shownFrom: '2020-01-01T00:00:00.000Z' },
  fields: { name: inSix('Lisbon'), imageUrl: '' },
  earlier: [
    {
      ...{ version: 2, state: 'published', replacedBy: 'bob', replacedAt: '2026-01-01T00:00:00.000Z' },
      fields: { name: inSix('Porto'), imageUrl: '' },
    },
  ],
};

beforeEach(() => sessionStorage.clear());

const open = (address: string) =>
  renderOffice(
    address,
    {
      content: { rows: [row('1', 'Lisbon'), row('2', 'Madrid')], next: null },
      contentItem: () => item,
      orderContent: {},
      saveContent: { id: '1', version: 4 },
      restoreContent: { id: '1', version: 4 },
    },
    { rights: ['content.change'] },
  );

describe('the screens of content', () => {
  it('set the order by keyboard', async () => {
    const { sent } = await open('/content?kind=city');
    fireEvent.click(await screen.findByRole('button', { name: 'Move Madrid up' }));
    await waitFor(() =>
      expect(sent).toEqual([{ call: 'orderContent', params: { kind: 'city', ids: ['2', '1'] } }]),
    );
  });

  it('mark the languages that are missing', async () => {
    await open('/content?kind=city');
    expect(await screen.findAllByText('Missing: 简体中文')).toHaveLength(2);
  });

  it('put an earlier version back in one press', async () => {
    const { sent } = await open('/content/city/1');
    fireEvent.click(await screen.findByRole('button', { name: 'Put back: Version 2' }));
    await waitFor(() =>
      expect(sent).toEqual([
        { call: 'restoreContent', params: { kind: 'city', id: '1', version: 3, earlier: 2 } },
      ]),
    );
  });

  it('keep what was typed, and the version that it was typed into', async () => {
    const { unmount } = await open('/content/city/1');
    fireEvent.change(await screen.findByLabelText(/Español/), { target: { value: 'Lisboa' } });
    await act(async () => unmount());
    item.version = 4;
    const { sent } = await open('/content/city/1');
    expect(await screen.findByLabelText(/Español/)).toHaveValue('Lisboa');
    expect(screen.getByText(/Somebody has changed this/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(sent[0]?.params).toMatchObject({ kind: 'city', id: '1', version: 3 }));
    item.version = 3;
  });
});

it('an entry is moved to its place, and a new item has every field', () => {
  expect(moved(['a', 'b', 'c'], { from: 0, to: 2 })).toEqual(['b', 'c', 'a']);
  expect(Object.keys(emptyFields('city'))).toEqual(['name', 'imageUrl']);
});
