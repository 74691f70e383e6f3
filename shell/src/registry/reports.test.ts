import type { ListedRelease, ReleaseReport } from '@members/mfe-kit';
import { createReports } from './reports';

const release = { name: 'mfe-x', version: '1.0.0', buildId: 'b', container: 'mfe_x__b' } as ListedRelease;

describe('what a page tells the registry', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function openReports() {
    const sent: ReleaseReport[] = [];
    const send = (report: ReleaseReport) => void sent.push(structuredClone(report));
    return { sent, reports: createReports({ revision: () => 7, isCanary: () => true, send }) };
  }

  it('is collected for 5 s, and nothing is sent where there is nothing', () => {
    const { sent, reports } = openReports();
    reports.loading(release);
    reports.mounted(release, 81.4);
    jest.advanceTimersByTime(4_999);
    expect(sent).toEqual([]);
    reports.failed(release, 'run', new Error('broken'));
    jest.advanceTimersByTime(60_000);
    expect(sent).toEqual([
      {
        revision: 7,
        releases: [
          {
            name: 'mfe-x',
            releaseId: '1.0.0+b',
            canary: true,
            loads: 1,
            mountMs: [81],
            failures: [{ phase: 'run', message: 'broken' }],
          },
        ],
        documents: [],
      },
    ]);
  });

  it('says which failures of a phase are not the first in the page', () => {
    const { sent, reports } = openReports();
    reports.failed(release, 'run', new Error('one'));
    reports.failed(release, 'run', new Error('two'));
    reports.flush();
    reports.failed(release, 'run', new Error('three'));
    reports.failed(release, 'mount', new Error('four'));
    reports.flush();
    const told = sent.flatMap(({ releases }) => releases).flatMap(({ failures }) => failures);
    expect(told.map((failure) => (failure as { again?: boolean }).again)).toEqual([
      undefined,
      true,
      true,
      undefined,
    ]);
  });

  it('includes what the page has measured of a release', () => {
    const { sent, reports } = openReports();
    reports.of(release).vitals = { press: 75 };
    reports.flush();
    expect(sent[0]?.releases[0]).toMatchObject({ vitals: { press: 75 } });
  });

  it('goes out at once when the page ends', () => {
    const { sent, reports } = openReports();
    reports.loading(release);
    reports.flush();
    jest.advanceTimersByTime(60_000);
    expect(sent).toHaveLength(1);
  });

  it('names a refused document once, also in the browser’s console', () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation();
    const { sent, reports } = openReports();
    for (let turn = 0; turn < 3; turn += 1) {
      reports.refused({ problem: 'older', message: 'Revision 2 came after 3.' });
      jest.advanceTimersByTime(5_000);
    }
    expect(sent.map(({ documents }) => documents)).toEqual([
      [{ problem: 'older', message: 'Revision 2 came after 3.' }],
    ]);
    expect(warned.mock.calls).toEqual([['A registry document was refused: Revision 2 came after 3.']]);
    warned.mockRestore();
  });

  it('stays small whatever happens', () => {
    const { sent, reports } = openReports();
    for (let turn = 0; turn < 1_000; turn += 1) reports.failed(release, 'run', 'x'.repeat(1_000));
    reports.flush();
    expect(JSON.stringify(sent[0]).length).toBeLessThan(16 * 1024);
  });

  it.each([
    ['https://x.example/a.js?token=secret#part failed', 'https://x.example/a.js failed'],
    ['no member ann@mail.example, card 6222020012345678', 'no member …, card …'],
    ['chunk 81fd4a990211.js of mfe_x__0e93\n is missing', 'chunk 81fd4a990211.js of mfe_x__0e93 is missing'],
  ])('says of "%s" only "%s"', (message, told) => {
    const { sent, reports } = openReports();
    reports.failed(release, 'load', new Error(message));
    reports.flush();
    expect(sent[0]?.releases[0]?.failures[0]?.message).toBe(told);
  });
});
