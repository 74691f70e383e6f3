import { session } from '@members/api-client';
import { storeSession } from '@members/api-client/session';
import { keptDocumentsKey } from '../registry/keptDocuments';
import { tellWhatIsKept } from './tellWhatIsKept';

jest.mock('../frame/whenIdle', () => ({ whenIdle: (work: () => void) => work() }));

const keep = (...revisions: number[]) =>
  localStorage.setItem(
    keptDocumentsKey,
    JSON.stringify({ documents: Object.fromEntries(revisions.map((revision) => [revision, 'a.b.c'])) }),
  );

// Browsers have it; Node 20 does not.
Object.assign(Uint8Array, { fromBase64: () => new Uint8Array() });

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'members_kept=; Max-Age=0';
  document.body.innerHTML =
    '<script id="members-registry" type="application/json" data-tags="7.aaaa.bbbb"></script>';
});

/** Tells what is kept, and returns what makes another document the newest. */
function begin(): () => void {
  let changed = () => {};
  tellWhatIsKept({
    subscribe(listener) {
      changed = listener;
      return () => {};
    },
  });
  return () => changed();
}

describe('what the server of the page is told of kept listings (decision 126)', () => {
  it('is what it has written beside the document, once that is kept', () => {
    begin();
    expect(document.cookie).toBe('');
    keep(7);
    begin();
    expect(document.cookie).toBe('members_kept=7.aaaa.bbbb');
  });

  it('is nothing once another document has taken its place', () => {
    keep(7);
    const change = begin();
    keep(8);
    change();
    expect(document.cookie).toBe('');
    keep(7, 8);
    change();
    expect(document.cookie).toBe('members_kept=7.aaaa.bbbb');
  });

  it('is nothing after a log-out, which forgets documents', () => {
    keep(7);
    begin();
    localStorage.clear();
    storeSession({ memberId: 1, token: 'x' });
    expect(session.current()).not.toBeNull();
    expect(document.cookie).toBe('');
  });

  it('is nothing where an earlier page told more than this browser keeps now', () => {
    document.cookie = 'members_kept=6.cccc';
    begin();
    expect(document.cookie).toBe('');
  });

  it('is nothing in a browser that would take longer to read it', () => {
    const { fromBase64 } = Uint8Array as { fromBase64?: unknown };
    Reflect.deleteProperty(Uint8Array, 'fromBase64');
    keep(7);
    begin();
    expect(document.cookie).toBe('');
    Object.assign(Uint8Array, { fromBase64 });
  });
});
