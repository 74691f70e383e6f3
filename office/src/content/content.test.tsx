import { languages } from '@members/contract';
import { emptyFields } from './emptyFields';
import { moved } from './moved';
import { ContentScreen } from './ContentScreen';
import { ContentItemScreen } from './ContentItemScreen';
import { CodeProvider } from '../calls/CodeProvider';
import { createQueryClient } from '../calls/queries';
import { SessionProvider } from '../session/session';
import { startTexts } from '../texts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';

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

let sent: { path: string; body: unknown }[];
beforeAll(startTexts);
beforeEach(() => {
  sent = [];
  sessionStorage.clear();
  globalThis.fetch = (async (address: string, { body }: RequestInit = {}) => {
    const { pathname } = new URL(address, 'http://office.test');
    if (body) sent.push({ path: pathname, body: JSON.parse(body as string) as unknown });
    const answer = body
      ? { id: '1', version: 4 }
      : pathname === '/api/content/one'
        ? item
        : { rows: [row('1', 'Lisbon'), row('2', 'Madrid')], next: null };
    return { ok: true, status: 200, json: async () => answer };
  }) as unknown as typeof fetch;
});

function open(address: string) {
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider value={{ name: 'ana', rights: ['content.change'], apiOrigin: 'http://api.test' }}>
        <CodeProvider>
          <MemoryRouter initialEntries={[address]}>
            <Routes>
              <Route path="/content" element={<ContentScreen />} />
              <Route path="/content/:kind/:id" element={<ContentItemScreen />} />
            </Routes>
          </MemoryRouter>
        </CodeProvider>
      </SessionProvider>
    </QueryClientProvider>,
  );
}

describe('the screens of content', () => {
  it('set the order by keyboard', async () => {
    open('/content?kind=city');
    fireEvent.click(await screen.findByRole('button', { name: 'Move Madrid up' }));
    await waitFor(() =>
      expect(sent).toEqual([{ path: '/api/content/order', body: { kind: 'city', ids: ['2', '1'] } }]),
    );
  });

  it('mark the languages that are missing', async () => {
    open('/content?kind=city');
    expect(await screen.findAllByText('Missing: 简体中文')).toHaveLength(2);
  });

  it('put an earlier version back in one press', async () => {
    open('/content/city/1');
    fireEvent.click(await screen.findByRole('button', { name: 'Put back: Version 2' }));
    await waitFor(() =>
      expect(sent).toEqual([
        { path: '/api/content/restore', body: { kind: 'city', id: '1', version: 3, earlier: 2 } },
      ]),
    );
  });

  it('keep what was typed, and the version that it was typed into', async () => {
    const { unmount } = open('/content/city/1');
    fireEvent.change(await screen.findByLabelText(/Español/), { target: { value: 'Lisboa' } });
    await act(async () => unmount());
    item.version = 4;
    open('/content/city/1');
    expect(await screen.findByLabelText(/Español/)).toHaveValue('Lisboa');
    expect(screen.getByText(/Somebody has changed this/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ kind: 'city', id: '1', version: 3 }));
    item.version = 3;
  });
});

it('an entry is moved to its place, and a new item has every field', () => {
  expect(moved(['a', 'b', 'c'], { from: 0, to: 2 })).toEqual(['b', 'c', 'a']);
  expect(Object.keys(emptyFields('city'))).toEqual(['name', 'imageUrl']);
});
