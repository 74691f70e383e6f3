import { videoCalls, type Call } from '@members/contract';
import { renderHook, waitFor } from '@testing-library/react';
import { askInPage, readAddress, takeAskedRead } from './askedReads';
import { freshness } from './freshness';
import { useCall, useCallPages } from './hooks';
import { refresh } from './queries';
import { queryClient } from './queryClient';
import { setApiSettings } from './settings';
import { forgetStartedReads, startReads } from './startedReads';
import { named, withFetch } from '../testing/readsOfRoutes';
import { answer, raw, startTestServer } from '../testing/testServer';

const language = 'en_us';
let server: Awaited<ReturnType<typeof startTestServer>>;

beforeEach(async () => {
  server = await startTestServer();
  queryClient.clear();
  forgetStartedReads();
  setApiSettings({ baseUrl: server.baseUrl, language: () => language, keptKeys: [] });
});
afterEach(() => server.stop());
withFetch();

describe('the reads with parameters that a route names (START-02)', () => {
  const classes = '/api/video/itemlist';
  const list = '/api/video/getVideoList';
  const reads = [
    named(videoCalls.videoClasses),
    named(videoCalls.videos, {
      id: [{ query: 'class' }, { read: 'videoClasses', field: 'key' }],
      page: ['1'],
    }),
  ];
  const videosOf = (classKey: string) =>
    renderHook(() =>
      useCallPages(
        videoCalls.videos,
        (page) => ({ classKey, page }),
        () => false,
      ),
    ).result;
  const asked = () => server.seen.map(({ path, query }) => [path, query.get('id')]);
  const inPage = (query = '') =>
    askInPage(reads, {
      ...{ baseUrl: server.baseUrl, language, session: null, pageKey: null },
      query: new URLSearchParams(query),
    });
  const inShell = (query = '') => startReads(reads, new URLSearchParams(query));

  beforeEach(() => {
    let seen = 0;
    server.reply((response) => {
      const isList = server.seen[seen++]?.path === list;
      const page = {
        data: [{ id: 1, vod_name: 'Dune lines', vod_pic: '', count: 1, time: '0:10' }],
        count: 1,
      };
      const entries = [
        { key: 'nature', name: 'Nature' },
        { key: 'city', name: 'City' },
      ];
      answer(isList ? page : entries)(response);
    });
  });

  it.each([
    ['the shell', () => inShell()],
    ['the page', () => inPage()],
    ['the page and then the shell', () => Promise.all([inPage(), inShell()])],
  ])('are asked for by %s, once, as soon as the read that one hangs on has answered', async (_who, ask) => {
    ask();
    await waitFor(() =>
      expect(asked()).toEqual([
        [classes, null],
        [list, 'nature'],
      ]),
    );
    await inShell();
    const result = videosOf('nature');
    await waitFor(() => expect(result.current.data?.pages[0]?.videos).toHaveLength(1));
    expect(asked()).toHaveLength(2);
  });

  it('are asked for at once where the address says the parameter', async () => {
    inPage('class=city');
    inShell('class=city');
    expect([...(window.membersReads ?? [])]).toEqual([]);
    await waitFor(() =>
      expect(asked().toSorted()).toEqual([
        [list, 'city'],
        [classes, null],
      ]),
    );
    const result = videosOf('city');
    await waitFor(() => expect(result.current.data?.pages[0]?.videos).toHaveLength(1));
    expect(asked()).toHaveLength(2);
  });

  it('are drawn with the first frame of a list in pages where they have come', async () => {
    const answered = jest.spyOn(freshness, 'answered');
    inShell('class=city');
    await waitFor(() => expect(answered).toHaveBeenCalledTimes(2));
    expect(videosOf('city').current.data?.pages[0]?.videos).toHaveLength(1);
    expect(server.seen).toHaveLength(2);
  });

  it('are of no use to a call with other parameters', async () => {
    inShell('class=city');
    const result = videosOf('nature');
    await waitFor(() => expect(result.current.data?.pages[0]?.videos).toHaveLength(1));
    expect(asked().filter(([path]) => path === list)).toEqual([
      [list, 'city'],
      [list, 'nature'],
    ]);
  });

  it('are left out where no source gives a text', async () => {
    server.reply(answer([]));
    await Promise.all([inPage(), inShell('class=')]);
    expect(asked()).toEqual([[classes, null]]);
  });

  it('are left out where what they hang on fails', async () => {
    server.reply(raw('no envelope'));
    await inPage();
    expect(asked()).toEqual([[classes, null]]);
  });

  it('are left out where what they hang on, or another list of theirs, is at hand', async () => {
    const { result } = renderHook(() => useCall(videoCalls.videoClasses));
    await waitFor(() => expect(result.current.data).toHaveLength(2));
    inShell();
    const nature = videosOf('nature');
    await waitFor(() => expect(nature.current.data).toBeDefined());
    await inShell('class=city');
    expect(asked()).toEqual([
      [classes, null],
      [list, 'nature'],
    ]);
  });

  it('are forgotten with whatever parameters once their call is read anew', async () => {
    inPage('class=city');
    await refresh(videoCalls.videos);
    const taken = ({ path }: Call, query = '') =>
      takeAskedRead(readAddress(path, new URLSearchParams(query)), { language, token: '' });
    expect(taken(videoCalls.videos, 'id=city&page=1')).toBeUndefined();
    expect(taken(videoCalls.videoClasses)).toBeDefined();
    inShell('class=city');
    await refresh(videoCalls.videos);
    const result = videosOf('city');
    await waitFor(() => expect(result.current.data).toBeDefined());
    expect(asked().filter(([path]) => path === list)).toHaveLength(3);
  });
});
