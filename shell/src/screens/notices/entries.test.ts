import { entriesOf } from './entries';

const notice = (createdAt: string) => ({ name: 'Notice', text: 'To all', createdAt });
const message = (createdAt: string, unread: boolean) =>
  ({ kind: 'security', name: 'Message', text: 'To you', createdAt, unread, route: '/Setting' }) as const;

describe('the list of notices and messages (NOT-01, NOT-03)', () => {
  const own = {
    messages: [message('2026-11-21 12:00:02', true), message('2026-11-21 12:00:00', false)],
    seenAt: '2026-11-21 12:00:01',
    through: '2026-11-21T12:00:03.000Z',
  };
  const notices = [notice('2026-11-21 12:00:03'), notice('2026-11-21 12:00:01')];

  test('is one, newest first; what came after the last look is unread', () => {
    expect(
      entriesOf(notices, own).map(({ name, createdAt, unread }) => [name, createdAt.slice(-2), unread]),
    ).toEqual([
      ['Notice', '03', true],
      ['Message', '02', true],
      ['Notice', '01', false],
      ['Message', '00', false],
    ]);
  });

  test('has nothing unread for visitors', () => {
    expect(entriesOf(notices, undefined).map(({ unread }) => unread)).toEqual([false, false]);
  });

  test('keeps the places of its entries when a new one comes', () => {
    const before = entriesOf(notices.slice(1), own).map(({ key }) => key);
    expect(
      entriesOf(notices, own)
        .map(({ key }) => key)
        .slice(1),
    ).toEqual(before);
  });
});
