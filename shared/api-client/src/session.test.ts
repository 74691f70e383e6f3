import { lotteryCalls, memberCalls } from '@members/contract';
import { onApiEvent } from './events';
import { beginSession, followSessionOfOtherTabs } from './lifecycle';
import { query } from './queries';
import { queryClient } from './queryClient';
import { session } from './session';

/** What a browser does in this tab when another one stores a value. */
function storedElsewhere(key: string, value: string): void {
  localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
}

function clearedElsewhere(): void {
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
}

const seen: unknown[] = [];
const elsewhere = jest.fn();

beforeAll(() => {
  followSessionOfOtherTabs();
  session.subscribe(() => seen.push(session.current()));
  onApiEvent('sessionChangedElsewhere', elsewhere);
});

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  beginSession({ memberId: 7, token: 'a' });
  seen.length = 0;
  elsewhere.mockClear();
});
afterEach(() => jest.useRealTimers());

describe('the session of a browser with several tabs (STATE-01, STATE-02)', () => {
  it('is over in this tab when another one logs out', () => {
    clearedElsewhere();
    jest.advanceTimersByTime(50);
    expect(seen).toEqual([null]);
    expect(elsewhere).toHaveBeenCalledTimes(1);
  });

  it('is never half the old and half the new one when another tab logs in as somebody else', () => {
    storedElsewhere('members.token', '8');
    expect(session.current()).toEqual({ memberId: 7, token: 'a' });
    storedElsewhere('members.tokensso', 'b');
    jest.advanceTimersByTime(50);
    expect(seen).toEqual([{ memberId: 8, token: 'b' }]);
    expect(elsewhere).toHaveBeenCalledTimes(1);
  });

  it('takes what the former member saw with it', () => {
    queryClient.setQueryData(query(memberCalls.notices, undefined).queryKey, []);
    queryClient.setQueryData(query(lotteryCalls.orders, undefined).queryKey, []);
    storedElsewhere('members.token', '8');
    jest.advanceTimersByTime(50);
    const left = queryClient.getQueryCache().getAll();
    expect(left.map(({ queryKey }) => queryKey[3])).toEqual(['notices']);
  });

  it('is untouched by other keys of the storage', () => {
    storedElsewhere('members.language', 'ko_ko');
    jest.advanceTimersByTime(50);
    expect(seen).toEqual([]);
    expect(elsewhere).not.toHaveBeenCalled();
  });
});
