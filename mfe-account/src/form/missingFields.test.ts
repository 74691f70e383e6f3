import { missingFields } from './missingFields';

describe('required fields (VAL-01, VAL-02, VAL-11)', () => {
  const requests = { username: 'Your name?', password: 'Your password?', inviteCode: 'Your code?' };
  const filled = { username: 'demo', password: 'secret1', inviteCode: 'A' };

  test('are asked for where they are empty, in the order of the form', () => {
    const faults = missingFields(requests, { inviteCode: '', password: 'secret1', username: '' });
    expect(Object.entries(faults)).toEqual([
      ['username', 'Your name?'],
      ['inviteCode', 'Your code?'],
    ]);
  });

  test('are not filled by spaces', () => {
    expect(missingFields(requests, { ...filled, username: '  ' })).toEqual({ username: 'Your name?' });
  });

  test('are asked for no more once they are filled', () => {
    expect(missingFields(requests, filled)).toEqual({});
  });
});
