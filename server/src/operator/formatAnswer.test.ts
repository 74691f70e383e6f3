import { formatAnswer, formatJson } from './formatAnswer';

describe('an answer for a person', () => {
  it('is a table for a list, and says how to go on', () => {
    const rows = [
      { id: 17, amountMinor: 9_950, approvedBy: ['ana', 'bob'], createdAt: '2026-03-31T12:00:00.000Z' },
      { id: 18, amountMinor: 100, approvedBy: [], createdAt: null },
    ];
    expect(formatAnswer({ rows, next: '18' })).toBe(
      [
        'id  amount  approved by  created at',
        '17  99.50   ana, bob     2026-03-31 12:00:00',
        '18  1.00    -            -',
        'There is more: --after 18, or --all.',
      ].join('\n'),
    );
    const lines = [{ id: 1, details: { days: 7 }, at: '2026-03-31T12:00:00Z' }];
    expect(formatAnswer({ rows: lines, next: null })).toBe(
      'id  at                   details\n1   2026-03-31 12:00:00  {"days":7}',
    );
    expect(formatAnswer({ rows: [], next: null })).toBe('Nothing.');
    expect(formatAnswer({ operators: [{ name: 'ana', disabled: false }] })).toBe('name  disabled\nana   no');
  });

  it('is names and values for one thing, with what belongs to it below', () => {
    const answer = {
      id: 17,
      member: { balanceMinor: 10_000, ever: { wonMinor: 5 } },
      earlier: [{ id: 3, state: 'sent' }],
      steps: [],
      reason: '',
    };
    expect(formatAnswer(answer)).toBe(
      [
        'id      17',
        'steps   -',
        'reason  -',
        'member',
        '  balance  100.00',
        '  ever',
        '    won  0.05',
        'earlier',
        '  id  state',
        '  3   sent',
      ].join('\n'),
    );
  });

  it('of nothing says that it is done', () => {
    expect([formatAnswer({}), formatAnswer(undefined)]).toEqual(['Done.', 'Done.']);
  });

  it('has nothing in it that a terminal would take as a command (OFC-124)', () => {
    const name = 'Eve\u001b[2J\u009b31m\u202e\u2028\nevil';
    expect(formatAnswer({ rows: [{ name }], next: null })).toBe('name\nEve\\u001b[2J\\u009b31m\\u202e evil');
    expect(formatJson({ name })).not.toMatch(/[\u001b\u009b\u202e]/);
    expect(JSON.parse(formatJson({ name }))).toEqual({ name });
  });
});
